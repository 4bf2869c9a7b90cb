import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { filesBelow } from '../src/content/filesBelow'

const textOf = (file: string) => readFileSync(file, 'utf8')

function below(folder: string, pattern: RegExp): string[] {
  return filesBelow(folder)
    .filter((file) => pattern.test(file))
    .map((file) => `${folder}/${file}`)
}

const code = [
  'gatsby-browser.tsx',
  'gatsby-ssr.tsx',
  ...below('src', /^(?!gatsby\/|html\.tsx)(?!.*\.(test|examples|d)\.tsx?$).*\.tsx?$/),
]
const sheets = [...below('src', /\.css$/), ...below('static', /\.css$/)].map(textOf).join('')
const tests = below('tests', /\.ts$/).map(textOf).join('')

/** The texts of the code of the pages, without comments, by the name of the file. */
const texts = new Map(
  code.map((file) => [basename(file), textOf(file).replace(/\/\*[^]*?\*\/|\/\/ .*/g, '')]),
)

/** Returns the names of the files that a pattern matches. */
function filesWith(pattern: RegExp): string[] {
  return [...texts].filter(([, text]) => pattern.test(text)).map(([name]) => name)
}

/** What a file says about the data attributes in an interface, each with the names before and after "read by". */
function contractsIn(file: string) {
  const documented = /\/\*\*((?:(?!\*\/)[^])*)\*\/\s+(?:readonly )?'?([\w-]+)'?\?:/g
  const namesIn = (text: string) => text.match(/[\w-]+\.tsx?\b|\b(?:css|tests)\b/g) ?? []

  return Array.from(textOf(file).matchAll(documented), ([, comment = '', name = '']) => {
    const hyphens = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    const [before = '', after = ''] = comment.split(/\bread\s+(?:\*\s+)?by\b/)

    return {
      attribute: `data-${hyphens.replace('data-', '')}`,
      property: name.replace('data-', '').replace(/-(\w)/g, (_, one: string) => one.toUpperCase()),
      writers: namesIn(before),
      readers: namesIn(after),
    }
  })
}

const ofPage = contractsIn('src/browser/pageState.ts')
const ofElements = contractsIn('src/browser/elementData.d.ts')

/** Returns the files that read an attribute: code, or style sheets; only if there are none, tests. */
function readersOf(attribute: string, pattern: RegExp): string[] {
  const isSelected = new RegExp(`\\[${attribute}[\\]=]|attr\\(${attribute}\\)`).test(sheets)
  const readers = [...filesWith(pattern), ...(isSelected ? ['css'] : [])]

  return readers.length === 0 && tests.includes(attribute) ? ['tests'] : readers
}

test.each(ofPage)(
  'pageState.ts says who writes and reads $attribute',
  ({ attribute, property, writers, readers }) => {
    const state = String.raw`(?:\bstate|pageState\(\))`
    const member = String.raw`${state}\.${property}\b`
    const isWritten = String.raw`${member} (?:\?\?)?= |delete ${member}|<html[^>]*${attribute}=|'${attribute}':`
    const isRead = String.raw`(?<!delete )${member}(?! (?:\?\?)?= )|\{[^{}]*\b${property}\b[^{}]*\} = ${state}|'${property}' in ${state}|'${attribute}'[,\]]`

    expect(new Set(writers)).toEqual(new Set(filesWith(new RegExp(isWritten))))
    expect(new Set(readers)).toEqual(new Set(readersOf(attribute, new RegExp(isRead))))
  },
)

test.each(ofElements)(
  'elementData.d.ts says who sets and reads $attribute',
  ({ attribute, property, writers, readers }) => {
    const isSet = String.raw`(?<!<html[^>]*)\s${attribute}[=\s>]|'${attribute}':|Attribute\('${attribute}'|dataset\.${property} = `
    const isRead = String.raw`\[${attribute}[\]=]|'${property}' in \w+\.dataset|dataset\.${property}\b(?! = )`

    expect(new Set(writers)).toEqual(new Set(filesWith(new RegExp(isSet))))
    expect(new Set(readers)).toEqual(new Set(readersOf(attribute, new RegExp(isRead))))
  },
)

test('both files together name every data attribute of the pages', () => {
  const named = [...ofPage, ...ofElements].map(({ attribute }) => attribute)
  const used = [...texts.values()].flatMap((text) => text.match(/\bdata-[a-z-]+/g) ?? [])

  expect([...new Set(used)].filter((attribute) => !named.includes(attribute))).toEqual([])
})
