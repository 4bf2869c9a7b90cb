import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dropStaleCache } from './staleCache'

let project: string

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'site-cache-'))
  for (const folder of ['src/content', 'src/gatsby', 'src/lib', 'src/site', 'content/schemas'])
    mkdirSync(join(project, folder), { recursive: true })
  write('src/lib/strings.ts', 'one')
  write('src/templates/home.module.css', 'one')
  dropStaleCache(project)
  write('.cache/results', 'kept')
})

afterEach(() => rmSync(project, { recursive: true }))

it.each([
  ['nothing changes', () => undefined, true],
  ['a test changes', () => write('src/lib/strings.test.ts', 'two'), true],
  ['a template changes', () => write('src/templates/home.tsx', 'two'), true],
  ['a style changes', () => write('src/templates/home.module.css', 'two'), true],
  ['a tool changes', () => write('tools/releases/update.ts', 'two'), true],
  ['build code changes', () => write('src/lib/strings.ts', 'two'), false],
  ['build code is added', () => write('src/site/more.ts', ''), false],
  ['build code is deleted', () => rmSync(join(project, 'src/lib/strings.ts')), false],
  [
    'the schema of a content file changes',
    () => write('content/schemas/a.schema.json', '{}'),
    false,
  ],
])('when %s', (_, change, keeps) => {
  change()
  expect(dropStaleCache(project)).toBe(!keeps)
  expect(existsSync(join(project, '.cache/results'))).toBe(keeps)
})

function write(name: string, text: string): void {
  mkdirSync(join(project, name, '..'), { recursive: true })
  writeFileSync(join(project, name), text)
}
