import { readFileSync } from 'node:fs'
import { convert } from 'fontverter'
import { pathFor } from '../../src/lib/paths'
import { localeCodes } from '../../src/site/locales'
import { routeNames } from '../../src/site/routes'
import { facesWithFont, localesWithFont, titleFontPath } from '../../src/site/titleFonts'
import { builtFiles, builtPath, readBuilt, readPage } from '../support/builtSite'
import { expectNoFaults } from '../support/faults'
import { fontLetters } from '../support/fontLetters'
import { sitePages } from '../support/sitePages'

interface Face {
  readonly family: string
  readonly file: string
  readonly isInRange: (code: number) => boolean
}

const sheets = [...builtFiles].filter((file) => /^styles\.\w+\.css$/.test(file)).map(readBuilt)

/** The font faces with a file. */
const faces: readonly Face[] = [...sheets.join('').matchAll(/@font-face\s*\{([^}]*)\}/g)].flatMap(
  ([, rule = '']) => {
    const valueOf = (name: string) => new RegExp(`(?:^|;)${name}:([^;]*)`).exec(rule)?.[1] ?? ''
    const file = /url\(["']?(\/fonts\/[^"')]+)/.exec(valueOf('src'))?.[1]
    if (!file) return []
    const ranges = [...valueOf('unicode-range').matchAll(/U\+([\da-f?]+)(?:-([\da-f]+))?/gi)].map(
      ([, first = '', last]) =>
        [first.replaceAll('?', '0'), last ?? first.replaceAll('?', 'f')].map((hex) =>
          parseInt(hex, 16),
        ),
    )

    return [
      {
        family: valueOf('font-family').replace(/["']/g, ''),
        file,
        isInRange: (code: number) =>
          ranges.length === 0 ||
          ranges.some(([first = 0, last = 0]) => code >= first && code <= last),
      },
    ]
  },
)

const ownFaces = faces.filter(({ family }) => family === 'Manrope')

/** The letters of each file. */
const lettersByFile = new Map<string, ReadonlySet<number>>()

/** Returns whether the file of a face has a letter. */
const hasLetter = ({ file }: Face, code: number) => lettersByFile.get(file)?.has(code) ?? false

beforeAll(async () => {
  for (const { file } of faces)
    lettersByFile.set(file, await fontLetters(readFileSync(builtPath(file))))
})

test('there are faces for several ranges, and each file has letters', () => {
  expect(ownFaces.length).toBeGreaterThan(3)
  expectNoFaults(
    faces.map(({ file }) => file).filter((file) => (lettersByFile.get(file)?.size ?? 0) < 10),
  )
})

test.each(localeCodes)(
  'every Latin and Cyrillic letter in %s is in a face that has it',
  (locale) => {
    const texts = sitePages
      .filter((page) => page.locale === locale)
      .map(({ path }) => readPage(path)('body').text())
    const letters = new Set(texts.join('').match(/[\p{sc=Latin}\p{sc=Cyrillic}]/gu))
    const lost = [...letters].filter((letter) => {
      const code = letter.codePointAt(0) ?? 0
      return !ownFaces.some((face) => face.isInRange(code) && hasLetter(face, code))
    })

    expect(letters.size).toBeGreaterThan(25)
    expectNoFaults(
      lost.map((letter) => {
        const code = letter.codePointAt(0) ?? 0
        const holder = ownFaces.find((face) => hasLetter(face, code))
        const fix = holder ? `add it to the unicode-range of ${holder.file}` : 'no font file has it'

        return `"${letter}" (U+${code.toString(16).toUpperCase().padStart(4, '0')}): ${fix}`
      }),
    )
  },
)

/** The most bytes that a face may cost a visitor. */
const mostBytes = 8192

describe.each(facesWithFont)('the letters of %s', (face) => {
  test.each(localesWithFont)('contain every letter of the titles in %s', async (locale) => {
    const titles = routeNames.map((route) => readPage(pathFor(route, locale))('h1').text())
    const font = await fontLetters(readFileSync(builtPath(titleFontPath(face, locale))))
    // Browsers do not draw soft hyphens. At the end of a line, they draw the hyphen.
    const letters = `${titles.join('')}-`.match(/[^\s\u00ad]/gu) ?? []
    const lost = letters.filter((letter) => !font.has(letter.codePointAt(0) ?? 0))

    expect(letters.length).toBeGreaterThan(50)
    expect([...new Set(lost)]).toEqual([])
  })

  test.each(localesWithFont)('are a small file in %s', (locale) => {
    const font = readFileSync(builtPath(titleFontPath(face, locale)))

    expect(font.length).toBeLessThan(mostBytes)
  })

  test('have no name that a licence reserves for the unchanged font', async () => {
    const font = await convert(readFileSync(builtPath(titleFontPath(face, 'en'))), 'sfnt')
    const text = font.toString('latin1').replaceAll('\0', '')

    expect(text).not.toMatch(/playfair|maple|alfa|raleway/i)
  })
})

test('the licences have one kind of line ends', () => {
  expect(readBuilt('licences.txt')).not.toContain('\r')
})

test('the licence of every font is published', () => {
  const licences = readBuilt('licences.txt')
  const fonts = ['Manrope', 'Maple Mono', 'Alfa Slab', 'Playfair Display', 'Raleway']

  expectNoFaults(
    fonts.filter((font) => !new RegExp(`Copyright [^\n]*\n?[^\n]*${font}`).test(licences)),
  )
})
