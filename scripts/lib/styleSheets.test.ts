import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../../src/content/filesBelow'

const files = filesBelow('src')
const sheets = files.filter((file) => file.endsWith('.module.css'))

/** The CSS modules that each file imports, as paths in src/. */
const imports = files
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((file) =>
    Array.from(
      readFileSync(`src/${file}`, 'utf8').matchAll(/'(\.[^']*\.module\.css)'/g),
      ([, path = '']) => ({ file, sheet: join(file, '..', path).replaceAll('\\', '/') }),
    ),
  )

/** Returns the cascade layer of a folder. The sections of a page override those that several pages share. */
const layerOf = (sheet: string) =>
  sheet.startsWith('sections/shared/') ? 'shared' : sheet.split('/')[0]

it('every CSS module is in the cascade layer of its folder', () => {
  const layers = sheets.map((sheet) => [
    sheet,
    /^@layer (\w+) \{/.exec(readFileSync(`src/${sheet}`, 'utf8'))?.[1],
  ])

  expect(layers).toEqual(sheets.map((sheet) => [sheet, layerOf(sheet)]))
})

it('every CSS module is that of one component, which has its name', () => {
  const owners = sheets.map((sheet) => [
    sheet,
    imports.filter((one) => one.sheet === sheet).map(({ file }) => file),
  ])
  const expected = sheets.map((sheet) => [sheet, [sheet.replace('.module.css', '.tsx')]])

  expect(sheets.length).toBeGreaterThan(0)
  expect(owners).toEqual(expected)
})
