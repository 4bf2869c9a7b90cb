import { existsSync, mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { dropStaleCache } from './staleCache'
import { temporaryFolder, writeTexts } from './temporaryFolder.fixture'

let project: string

beforeEach(() => {
  project = temporaryFolder({
    'src/lib/strings.ts': 'one',
    'src/templates/home.module.css': 'one',
  })
  for (const folder of ['src/content', 'src/gatsby', 'src/site', 'content/schemas'])
    mkdirSync(join(project, folder), { recursive: true })
  dropStaleCache(project)
  change('.cache/results', 'kept')
})

it.each([
  ['nothing changes', () => undefined, true],
  ['a test changes', () => change('src/lib/strings.test.ts', 'two'), true],
  ['a template changes', () => change('src/templates/home.tsx', 'two'), true],
  ['a style changes', () => change('src/templates/home.module.css', 'two'), true],
  ['a tool changes', () => change('tools/releases/update.ts', 'two'), true],
  ['build code changes', () => change('src/lib/strings.ts', 'two'), false],
  ['build code is added', () => change('src/site/more.ts', ''), false],
  ['build code is deleted', () => rmSync(join(project, 'src/lib/strings.ts')), false],
  [
    'the schema of a content file changes',
    () => change('content/schemas/a.schema.json', '{}'),
    false,
  ],
])('when %s', (_, act, keeps) => {
  act()
  expect(dropStaleCache(project)).toBe(!keeps)
  expect(existsSync(join(project, '.cache/results'))).toBe(keeps)
})

function change(path: string, text: string): void {
  writeTexts(project, { [path]: text })
}
