import { addToHead } from '../../browser/addToHead'
import type { Locale } from '../../site/locales'
import type { Character } from '../../site/palette'
import { localesWithFont, faceOfPageFont, titleFontPath } from '../../site/titleFonts'

/** The fonts and the style sheet that are loaded or loading, by path. Only `loadOnce` uses it. */
const loading = new Map<string, Promise<unknown>>()

/** Loads the font of a face in a language, and the style sheet of copies. Rejects if one cannot be loaded. */
export async function loadTitleFont(face: Character, locale: Locale): Promise<void> {
  const loads = [loadOnce('/title-font.css', loadStyleSheet)]

  if (face !== faceOfPageFont && localesWithFont.includes(locale))
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

/** Returns the name of the font family for a face. title-font.css reads it from `--title-font`. */
export function familyOf(face: Character, locale: Locale): string {
  return `title-${face}-${locale}`
}
