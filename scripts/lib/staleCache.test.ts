import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dropStaleCache } from './staleCache.mjs'

let project: string

beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), 'site-cache-'))
  for (const folder of ['gatsby', 'i18n', 'lib', 'site', 'templates'])
    mkdirSync(join(project, 'src', folder), { recursive: true })
  write('src/lib/words.ts', 'one')
  write('src/templates/home.module.css', 'one')
  dropStaleCache(project)
  write('.cache/answers', 'kept')
})

afterEach(() => rmSync(project, { recursive: true }))

it.each([
  ['nothing changes', () => undefined, true],
  ['a test changes', () => write('src/lib/words.test.ts', 'two'), true],
  ['a template changes', () => write('src/templates/home.tsx', 'two'), true],
  ['a style changes', () => write('src/templates/home.module.css', 'two'), true],
  ['a tool changes', () => write('tools/releases/update.ts', 'two'), true],
  ['what makes the words changes', () => write('src/lib/words.ts', 'two'), false],
  ['a file of it comes', () => write('src/site/more.ts', ''), false],
  ['a file of it goes', () => rmSync(join(project, 'src/lib/words.ts')), false],
])('when %s', (_, change, keeps) => {
  change()
  expect(dropStaleCache(project)).toBe(!keeps)
  expect(existsSync(join(project, '.cache/answers'))).toBe(keeps)
})

function write(name: string, text: string): void {
  mkdirSync(join(project, name, '..'), { recursive: true })
  writeFileSync(join(project, name), text)
}
