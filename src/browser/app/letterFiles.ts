import type { Locale } from '../../site/locales'
import type { Character } from '../../site/palette'
import { letteredLocales, ownLetters, titleFontPath } from '../../site/titleFonts'
import { addToHead } from '../addToHead'

const loading = new Map<string, Promise<unknown>>()

/** Fetches what a title needs for the letters of a face. Rejects if it cannot be loaded. */
export async function prepareLetters(face: Character, locale: Locale): Promise<void> {
  const loads = [loadOnce('/letters.css', loadStyleSheet)]

  if (face !== ownLetters && letteredLocales.includes(locale))
    loads.push(
      loadOnce(titleFontPath(face, locale), (path) => loadFont(familyOf(face, locale), path)),
    )
  await Promise.all(loads)
}

/** Loads a file, unless it is loaded. After a failure, the next call tries again. */
function loadOnce(path: string, load: (path: string) => Promise<unknown>): Promise<unknown> {
  const known = loading.get(path) ?? load(path)

  loading.set(path, known)
  known.catch(() => loading.delete(path))

  return known
}

function loadStyleSheet(href: string): Promise<unknown> {
  return new Promise((onload, onerror) =>
    addToHead('link', { rel: 'stylesheet', href, onload, onerror }),
  )
}

async function loadFont(family: string, path: string): Promise<void> {
  // The font has one weight. Without a range, browsers would embolden it.
  const font = new FontFace(family, `url(${path})`, { weight: '1 1000' })

  document.fonts.add(await font.load())
}

/** Returns the name of the font family for a face. letters.css reads it from `--letters`. */
export function familyOf(face: Character, locale: Locale): string {
  return `letters-${face}-${locale}`
}
