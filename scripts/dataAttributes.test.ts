import { readFileSync } from 'node:fs'
import { filesBelow } from '../src/content/filesBelow'

/** Returns the text of all files in the project's folders whose path matches, without comments. */
const textOf = (folders: readonly string[], pattern: RegExp) =>
  folders
    .flatMap((folder) => filesBelow(folder).map((file) => `${folder}/${file}`))
    .filter((file) => pattern.test(file))
    .map((file) => readFileSync(file, 'utf8').replace(/\/\*[^]*?\*\/|\/\/ .*/g, ''))
    .join('\n')

const entries = ['gatsby-browser.tsx', 'gatsby-ssr.tsx']
const modules = textOf(
  ['src'],
  /^src\/(?!gatsby\/|html\.tsx)(?!.*\.(?:test|examples|d)\.tsx?$).*\.tsx?$/,
)
const code = [modules, ...entries.map((file) => readFileSync(file, 'utf8'))].join('\n')
const styles = textOf(['src', 'static'], /\.css$/)
const tests = textOf(['tests'], /\.ts$/)

/** Returns the name in HTML of a property of a `dataset`: `data-font-of` for `fontOf`. */
const attributeOf = (property: string) =>
  `data-${property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`

/** Returns the property of a `dataset` with an attribute: `fontOf` for `data-font-of`. */
const propertyOf = (attribute: string) =>
  attribute.replace('data-', '').replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase())

const named = `${code}${styles}`.match(/\bdata-[a-z-]+/g) ?? []
const assigned = Array.from(
  code.matchAll(/(?:\bdataset|\bpageState\(\))\.(\w+)/g),
  ([, property = '']) => attributeOf(property),
)
const attributes = [...new Set([...named, ...assigned])].sort()

/** An attribute in JSX, in props or in a call; or a property that is assigned. */
const settingOf = (attribute: string) =>
  new RegExp(
    `(?<!\\[|(?:get|has)Attribute\\(')${attribute}(?![\\w-])|\\.${propertyOf(attribute)} (?:\\?\\?)?= `,
  )

/** A selector, `attr()`, or a call; or a property that is neither assigned nor deleted. */
const readingOf = (attribute: string) => {
  const property = propertyOf(attribute)

  return new RegExp(
    [
      `\\[${attribute}(?![\\w-])`,
      `attr\\(${attribute}\\)`,
      `(?:get|has)Attribute\\('${attribute}'`,
      `(?:\\bdataset|\\bpageState\\(\\)|\\bstate)(?<!delete [\\w.()]+)\\.${property}\\b(?! (?:\\?\\?)?= )`,
      `'${property}' in \\b`,
      `\\b${property}\\b[^}\\n]*\\} = (?:pageState\\(\\)|[\\w.]*dataset)`,
    ].join('|'),
  )
}

test.each(attributes)('the code sets %s', (attribute) => {
  expect(settingOf(attribute).test(code)).toBe(true)
})

test.each(attributes)('the code, a style sheet or a test reads %s', (attribute) => {
  expect(readingOf(attribute).test(`${code}${styles}${tests}`)).toBe(true)
})

test('pageState.ts and elementData.d.ts declare every attribute', () => {
  const declared = ['pageState.ts', 'elementData.d.ts'].flatMap((file) =>
    Array.from(
      readFileSync(`src/browser/${file}`, 'utf8').matchAll(/^ +(?:readonly )?'?([\w-]+)'?\?: /gm),
      ([, name = '']) => (name.startsWith('data-') ? name : attributeOf(name)),
    ),
  )

  expect(attributes.filter((attribute) => !declared.includes(attribute))).toEqual([])
})
