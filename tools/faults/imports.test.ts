import { join, relative } from 'node:path'
import { temporaryFolder } from '../../scripts/lib/temporaryFolder.fixture'
import { importsOf } from './imports'

test('a script has the imports of its imports, of all endings, but no packages', () => {
  const folder = temporaryFolder({
    'a.ts': "import { c } from './lib/b'\nimport 'yaml'\nc()\n",
    'lib/b.tsx': "export { c } from '../c.mjs'\nimport '../a'\n",
    'c.mjs': 'export const c = () => undefined\n',
    'd.ts': '',
  })
  const found = [...importsOf(join(folder, 'a.ts'))].map((path) => relative(folder, path))

  expect(found.sort()).toEqual(['a.ts', 'c.mjs', join('lib', 'b.tsx')])
})
