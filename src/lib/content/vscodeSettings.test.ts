import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { placeOf, schemaPath } from './place'
import { readContentFiles } from './readContentFiles'

interface Settings {
  readonly 'json.schemas': readonly { fileMatch: string[]; url: string }[]
  readonly 'yaml.schemas': Readonly<Record<string, string | string[]>>
}

const settings = JSON.parse(readFileSync(resolve('.vscode/settings.json'), 'utf8')) as Settings

/** Patterns and the schema that they call for, as the two extensions of the editor's program know them. */
const wired = [
  ...settings['json.schemas'].map(({ fileMatch, url }) => ({ patterns: fileMatch, url })),
  ...Object.entries(settings['yaml.schemas']).map(([url, patterns]) => ({
    patterns: [patterns].flat(),
    url,
  })),
]

function fits(path: string, patterns: readonly string[]): boolean {
  const one = (pattern: string) =>
    new RegExp(`^/?${pattern.replace(/^\//, '').replaceAll('.', '\\.').replaceAll('*', '[^/]*')}$`)
  const matching = (negative: boolean) =>
    patterns
      .filter((pattern) => pattern.startsWith('!') === negative)
      .some((pattern) => one(pattern.replace('!', '')).test(path))
  return matching(false) && !matching(true)
}

it.each(
  readContentFiles(resolve('.'))
    .map(({ path }) => [path, placeOf(path)?.schema] as const)
    .filter(([, schema]) => schema !== undefined),
)('VS Code checks %s while typing', (path, schema) => {
  const urls = wired.filter(({ patterns }) => fits(path, patterns)).map(({ url }) => url)
  expect(urls).toEqual([`./${schemaPath(schema ?? '')}`])
})
