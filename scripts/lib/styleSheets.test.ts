import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { filesBelow } from '../../src/content/filesBelow'

const files = filesBelow('src')
const sheets = files.filter((file) => file.endsWith('.module.css'))

/** Returns the text of a file in src/. */
const textOf = (file: string) => readFileSync(`src/${file}`, 'utf8')

/** The CSS modules that each file imports, as paths in src/. */
const imports = files
  .filter((file) => /\.tsx?$/.test(file))
  .flatMap((file) =>
    Array.from(textOf(file).matchAll(/'(\.[^']*\.module\.css)'/g), ([, path = '']) => ({
      file,
      sheet: join(file, '..', path).replaceAll('\\', '/'),
    })),
  )

/** Returns the classes that the selectors of a CSS module name. */
function classesOf(sheet: string): ReadonlySet<string> {
  const rules = textOf(sheet).replace(/\/\*[^]*?\*\/|:global\([^)]*\)/g, '')
  const selectors = Array.from(
    rules.matchAll(/(?<=^|[{};])\s*([^@{};][^{};]*)\{/g),
    ([, one]) => one,
  )

  return new Set(selectors.join().match(/(?<=\.)[a-z]\w*/gi))
}

/** Returns the names of classes that are not among others, each with its sheet. */
const missingIn = (sheet: string, names: Iterable<string>, others: ReadonlySet<string>) =>
  [...new Set(names)].filter((name) => !others.has(name)).map((name) => `${sheet}: .${name}`)

/** Returns the cascade layer of a folder. The sections of a page override those that several pages share. */
const layerOf = (sheet: string) =>
  sheet.startsWith('sections/shared/') ? 'shared' : sheet.split('/')[0]

it('every CSS module is in the cascade layer of its folder', () => {
  const layers = sheets.map((sheet) => [sheet, /^@layer (\w+) \{/.exec(textOf(sheet))?.[1]])

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

describe('the classes of a CSS module', () => {
  const modules = sheets.map((sheet) => {
    const component = textOf(sheet.replace('.module.css', '.tsx'))

    return {
      sheet,
      classes: classesOf(sheet),
      used: new Set(component.match(/(?<=\bstyles\.)\w+/g)),
      // Such a component chooses classes by a value, such as `styles[mode]`.
      isByValue: /\bstyles\[/.test(component),
    }
  })

  it('are all that its component uses', () => {
    const undefinedClasses = modules.flatMap(({ sheet, classes, used }) =>
      missingIn(sheet, used, classes),
    )

    expect(modules.flatMap(({ used }) => [...used]).length).toBeGreaterThan(0)
    expect(undefinedClasses).toEqual([])
  })

  it('are all used by its component', () => {
    const unusedClasses = modules
      .filter(({ isByValue }) => !isByValue)
      .flatMap(({ sheet, classes, used }) => missingIn(sheet, classes, used))

    expect(unusedClasses).toEqual([])
  })
})
