import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { importsOf } from './imports'

test('a script has the imports of its imports, of all endings, but no packages', () => {
  const folder = mkdtempSync(join(tmpdir(), 'imports-'))
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text)

  try {
    mkdirSync(join(folder, 'lib'))
    write('a.ts', "import { c } from './lib/b'\nimport 'yaml'\nc()\n")
    write('lib/b.tsx', "export { c } from '../c.mjs'\nimport '../a'\n")
    write('c.mjs', 'export const c = () => undefined\n')
    write('d.ts', '')
    const found = [...importsOf(join(folder, 'a.ts'))].map((path) => relative(folder, path))

    expect(found.sort()).toEqual(['a.ts', 'c.mjs', join('lib', 'b.tsx')])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
