import { digestOf } from '../../content/digestOf'
import { buildIdOf } from './buildManifest'

const files = new Map([
  ['index.html', digestOf('<p>')],
  ['page-data/index/page-data.json', digestOf('{}')],
])

describe('buildIdOf', () => {
  const id = buildIdOf(files)

  test('does not depend on the order of the files', () => {
    expect(buildIdOf(new Map([...files].reverse()))).toBe(id)
  })

  test('changes if a text or a path changes', () => {
    expect(buildIdOf(new Map([...files, ['index.html', digestOf('')]]))).not.toBe(id)
    expect(buildIdOf(new Map([...files, ['about.html', digestOf('')]]))).not.toBe(id)
  })
})
