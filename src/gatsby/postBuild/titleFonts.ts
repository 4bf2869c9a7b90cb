import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { convert } from 'fontverter'
import subsetFont from 'subset-font'
import { headingOf } from '../../lib/pageTags'
import type { Locale } from '../../site/locales'
import { routeNames } from '../../site/routes'
import { facesWithFont, localesWithFont, titleFontPath } from '../../site/titleFonts'
import type { BuiltSite, LanguageMessages } from '../readSite'
import { fontTable } from './fontTable'
import type { Files } from './publicFiles'

/** The font files in `node_modules/`, by face: for all languages, and for those that the first one does not cover. */
const sources: Readonly<
  Record<(typeof facesWithFont)[number], { readonly all: string } & Partial<Record<Locale, string>>>
> = {
  ben: {
    all: '@expo-google-fonts/alfa-slab-one/400Regular/AlfaSlabOne_400Regular.ttf',
    ru: '@expo-google-fonts/roboto-slab/900Black/RobotoSlab_900Black.ttf',
  },
  cleo: {
    all: '@expo-google-fonts/playfair-display/900Black_Italic/PlayfairDisplay_900Black_Italic.ttf',
  },
  dai: { all: '@fontsource/maple-mono/files/maple-mono-latin-800-normal.woff2' },
  eva: { all: '@expo-google-fonts/raleway/200ExtraLight/Raleway_200ExtraLight.ttf' },
}

/** The packages of these fonts, whose licences are published. */
export const titleFontPackages = Object.values(sources)
  .flatMap((files) => Object.values(files))
  .map((file) => file.split('/').slice(0, 2).join('/'))

/** What single letters need: their distances, and their accents. Ligatures and hints double the size of a file. */
const features = ['kern', 'ccmp', 'locl', 'mark']

/** Returns the fonts of faces: for each language, with the letters of all its titles, and the hyphen. */
export async function titleFonts({ languages }: Pick<BuiltSite, 'languages'>): Promise<Files> {
  const fonts = localesWithFont.flatMap((locale) =>
    facesWithFont.map(async (face) => {
      const file = sources[face][locale] ?? sources[face].all
      const source = await readFile(resolve('node_modules', file))

      return [
        titleFontPath(face, locale).slice(1),
        await subset(source, languages[locale]),
      ] as const
    }),
  )

  return Promise.all(fonts)
}

/** Returns a font as WOFF2 that has only the letters of the titles in a language. */
async function subset(source: Buffer, { messages }: LanguageMessages): Promise<Buffer> {
  const titles = routeNames.map((route) => headingOf(messages[route]).title)
  // Browsers add a hyphen where they break a word.
  const letters = [...titles, '-'].join('')
  const font = await subsetFont(source, letters, {
    targetFormat: 'sfnt',
    keepFeatures: features,
    noHinting: true,
  })

  return convert(withoutName(font), 'woff2')
}

/**
 * Returns a font whose names consist of the letter x. The SIL Open Font Licence reserves the names of fonts for the
 * unchanged font. Browsers need the table.
 */
function withoutName(font: Buffer): Buffer {
  const result = Buffer.from(font)
  const table = fontTable(result, 'name')
  const strings = table.subarray(table.readUInt16BE(4))

  strings.forEach((byte, index) => {
    if (/[a-z]/i.test(String.fromCharCode(byte))) strings[index] = 'x'.charCodeAt(0)
  })

  return result
}
