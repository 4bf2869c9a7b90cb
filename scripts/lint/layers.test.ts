import { readdirSync } from 'node:fs'
import { basename, join, relative, resolve } from 'node:path'
import { Linter } from 'eslint'
import { createNodeResolver, importX } from 'eslint-plugin-import-x'
import { layerRules, layers } from './layers.mjs'

const root = resolve(__dirname, '../..')

const linter = new Linter({ cwd: root })

const config = [
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'import-x': importX as never },
    settings: { 'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx'] })] },
  },
  ...layerRules,
]

/** Returns the errors of a new file that imports another file. Both paths are relative to the project. */
function messagesFor(file: string, imported: string): string[] {
  const path = relative(join(file, '..'), imported).replaceAll('\\', '/')
  const code = `import '${path.startsWith('.') ? path : `./${path}`}'`

  return linter.verify(code, config, { filename: join(root, file) }).map(({ message }) => message)
}

/** Returns the path of the first source file below a folder of the project. */
function firstFile(folder: string): string {
  const files = readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
  const source = files.sort().find((name) => /(?<!\.test)\.(tsx?|mjs|css)$/.test(name)) ?? ''

  return join(folder, source)
}

const folders = readdirSync(join(root, 'src'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name)

it('every folder in src/ is a layer', () => {
  const names = Object.keys(layers).filter((layer) => layer === basename(layer))

  expect(folders).toEqual(names.sort())
})

it.each([
  ['src/site/new.ts', 'src/lib/paths.ts'],
  ['src/lib/new.ts', 'src/content/datesAndMoney.ts'],
  ['src/content/new.ts', 'src/gatsby/schema.ts'],
  ['src/gatsby/postBuild/new.ts', 'src/components/Icon/Icon.tsx'],
  ['src/browser/new.ts', 'src/i18n/fragments.ts'],
  ['src/browser/app/new.ts', 'src/hooks/new.ts'],
  ['src/browser/head/new.ts', 'src/layout/Header/Header.tsx'],
  ['src/i18n/new.ts', 'src/browser/storage.ts'],
  ['src/hooks/new.ts', 'src/components/Icon/Icon.tsx'],
  ['src/components/New/New.tsx', 'src/features/download/DownloadButtons.tsx'],
  ['src/features/swap/new.ts', 'src/sections/home/Opening.tsx'],
  ['src/features/download/new.ts', 'src/features/machineCheck/verdict.ts'],
  ['src/layout/Header/New.tsx', 'src/sections/home/Opening.tsx'],
  ['src/sections/home/New.tsx', 'src/layout/Header/Header.tsx'],
  ['src/templates/new.tsx', 'src/gatsby/schema.ts'],
  ['src/sections/home/New.tsx', 'tools/content-check/schema.ts'],
  ['src/gatsby/new.ts', 'tools/content-check/schema.ts'],
  ['src/lib/new.ts', 'tests/support/content.ts'],
  ['src/html.tsx', 'scripts/lib/run.ts'],
  ['tools/cms/new.ts', 'tools/releases/releases.ts'],
  ['tools/cms/new.ts', 'tests/support/content.ts'],
  ['tools/content-check/new.ts', 'src/gatsby/schema.ts'],
  ['scripts/new.ts', 'tools/content-check/schema.ts'],
  ['scripts/lib/new.ts', 'tests/support/content.ts'],
  ['deploy/edge/new.ts', 'scripts/lib/run.ts'],
])('%s must not import %s', (file, imported) => {
  expect(messagesFor(file, existing(imported))).toEqual([expect.stringContaining('import')])
})

/** Returns the path, or that of the first file in its folder if there is no such file, which the rule would ignore. */
function existing(path: string): string {
  const folder = join(path, '..')

  return readdirSync(join(root, folder)).includes(basename(path)) ? path : firstFile(folder)
}

it.each(Object.entries(layers))('src/%s may import from %j', (layer, allowed) => {
  for (const each of allowed) {
    const imported = firstFile(`src/${each}`)

    expect([imported, messagesFor(`src/${layer}/new.ts`, imported)]).toEqual([imported, []])
  }
})

it('tests in src/ may import from the folders around it', () => {
  expect(messagesFor('src/lib/new.test.ts', 'tests/support/content.ts')).toEqual([])
})
