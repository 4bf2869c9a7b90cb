import { chunkName } from './chunkName'
import { laterChunkName } from './laterChunkName'

test('what follows the opening has the name of its page in its own', () => {
  expect(laterChunkName(chunkName('home'))).toBe('component---src-templates-home-tsx-later')
})
