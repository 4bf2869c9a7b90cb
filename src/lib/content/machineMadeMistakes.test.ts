import { resolve } from 'node:path'
import { checkContent } from './checkContent'
import type { ContentFile } from './contentFile'
import { fileOf, threeLanguages } from './contentOf.fixture'
import { mistakeLine, type Mistake } from './mistake'
import { mutationsOf } from './mutations.fixture'
import { readContentFiles } from './readContentFiles'

const text = (file: ContentFile) => new TextDecoder().decode(file.bytes)

/** The real content, with the English words in the place of the other languages, as far as they can stand there. */
function completeContent(): ContentFile[] {
  const real = readContentFiles(resolve('.'))
  const isTranslation = /^content\/(locales|prose)\/(?!en\/)/
  const english = real.filter(({ path }) => /^content\/(locales|prose)\/en\//.test(path))
  const copies = ['de', 'ru'].flatMap((language) =>
    english.map((file) => {
      const path = file.path.replace('/en/', `/${language}/`)
      return fileOf(path, path.endsWith('ru/units.json') ? russianForms(text(file)) : text(file))
    }),
  )
  return [...real.filter(({ path }) => !isTranslation.test(path)), ...copies]
}

function russianForms(units: string): string {
  return units.replace(/^( *"\w+)_other("(.*?)),?$/gm, '$1_few$2,\n$1_many$2,\n$&')
}

const files = completeContent()
const known = new Set(checkContent(files, threeLanguages).map(mistakeLine))

/** What the check finds after a change, apart from what it found before. */
function foundAfter(path: string, change: (bytes: Uint8Array) => Uint8Array): Mistake[] {
  const changed = files.map((file) =>
    file.path === path ? { path, bytes: change(file.bytes) } : file,
  )
  return checkContent(changed, threeLanguages).filter((mistake) => !known.has(mistakeLine(mistake)))
}

it('finds nothing wrong with the content itself', () => {
  expect([...known]).toEqual([])
})

describe.each(mutationsOf(files))('$what', ({ cases }) => {
  it.each(cases)('$path:$line', ({ path, line, change, lines }) => {
    const found = foundAfter(path, change)
    const near = found.filter((one) => one.file === path && lines.includes(one.line))
    expect({ line, near: near.length > 0, found: found.map(mistakeLine).slice(0, 5) }).toEqual(
      expect.objectContaining({ near: true }),
    )
  })
})
