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

it('every CSS module is that of one component, which has its name', () => {
  const owners = sheets.map((sheet) => [
    sheet,
    imports.filter((one) => one.sheet === sheet).map(({ file }) => file),
  ])
  const expected = sheets.map((sheet) => [sheet, [sheet.replace('.module.css', '.tsx')]])

  expect(sheets.length).toBeGreaterThan(0)
  expect(owners).toEqual(expected)
})
