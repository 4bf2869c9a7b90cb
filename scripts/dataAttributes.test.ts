import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import ts from 'typescript'
import { filesBelow } from '../src/content/filesBelow'
import { attributeOf, attributeUsesIn, type AttributeUse } from './lib/attributeUses'
import { nodesOf } from './lib/syntaxTree'

const textOf = (file: string) => readFileSync(file, 'utf8')

const pathsBelow = (folder: string, pattern: RegExp): string[] =>
  filesBelow(folder)
    .filter((file) => pattern.test(file))
    .map((file) => `${folder}/${file}`)

/** The code of the pages, without the code of the build. */
const code = [
  'gatsby-browser.tsx',
  'gatsby-ssr.tsx',
  ...pathsBelow('src', /^(?!gatsby\/|html\.tsx)(?!.*\.(test|examples|d)\.tsx?$).*\.tsx?$/),
]
const uses = code.flatMap((file) =>
  attributeUsesIn(textOf(file)).map((use) => ({ ...use, file: basename(file) })),
)

const sheets = [...pathsBelow('src', /\.css$/), ...pathsBelow('static', /\.css$/)]
const css = sheets.map(textOf).join('')
const tests = pathsBelow('tests', /\.ts$/).map(textOf).join('')

/** What the comment of a property in an interface says about its data attribute. */
interface Contract {
  readonly attribute: string
  /** The names of the files that set or delete the attribute. */
  readonly writers: readonly string[]
  /** The names of the files that read it; `css` for style sheets, and `tests` if only tests do. */
  readonly readers: readonly string[]
}

/** Returns the contracts in a file. Their comments have the form "Written by a.ts, b.ts; read by c.ts, css." */
function contractsIn(file: string): Contract[] {
  const properties = nodesOf(textOf(file)).filter(ts.isPropertySignature)
  const namesIn = (sentence: string) => sentence.match(/[\w-]+\.tsx?\b|\b(?:css|tests)\b/g) ?? []

  return properties.map((property) => {
    const name = ts.isStringLiteral(property.name) ? property.name.text : property.name.getText()
    const comments = ts.getJSDocCommentsAndTags(property).map(({ comment }) => comment)
    const [written = '', read = ''] = comments.join(' ').split(/\bread\s+by\b/)

    return {
      attribute: name.startsWith('data-') ? name : attributeOf(name),
      writers: namesIn(written),
      readers: namesIn(read),
    }
  })
}

/** Returns the files that use an attribute in one way, in the order of `code`. */
const filesThat = (
  access: AttributeUse['access'],
  owner: AttributeUse['owner'],
  attribute: string,
) =>
  uses
    .filter((use) => use.access === access && use.owner === owner && use.attribute === attribute)
    .map(({ file }) => file)

/** Returns the code and the style sheets that read an attribute; only if there are none, tests. */
function readersOf(owner: AttributeUse['owner'], attribute: string): string[] {
  const isSelected = new RegExp(`\\[${attribute}[\\]=]|attr\\(${attribute}\\)`).test(css)
  const readers = [...filesThat('read', owner, attribute), ...(isSelected ? ['css'] : [])]

  return readers.length === 0 && tests.includes(attribute) ? ['tests'] : readers
}

const contracts = {
  page: contractsIn('src/browser/pageState.ts'),
  element: contractsIn('src/browser/elementData.d.ts'),
}

describe.each([
  ['pageState.ts', 'page'],
  ['elementData.d.ts', 'element'],
] as const)('%s', (_, owner) => {
  test.each(contracts[owner])('says who sets $attribute', ({ attribute, writers }) => {
    expect(new Set(writers)).toEqual(new Set(filesThat('write', owner, attribute)))
  })

  test.each(contracts[owner])('says who reads $attribute', ({ attribute, readers }) => {
    expect(new Set(readers)).toEqual(new Set(readersOf(owner, attribute)))
  })

  test('has a property for every data attribute in the code', () => {
    const known = contracts[owner].map(({ attribute }) => attribute)
    const unknown = uses.filter((use) => use.owner === owner && !known.includes(use.attribute))

    expect(unknown).toEqual([])
  })
})

test('both files together name every data attribute that a string in the code names', () => {
  const known = [...contracts.page, ...contracts.element].map(({ attribute }) => attribute)
  const strings = code.flatMap((file) =>
    nodesOf(textOf(file)).filter(
      (node) => ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node),
    ),
  )
  const named = strings.flatMap(({ text }) => text.match(/\bdata-[a-z-]+/g) ?? [])

  expect(named.filter((attribute) => !known.includes(attribute))).toEqual([])
})
