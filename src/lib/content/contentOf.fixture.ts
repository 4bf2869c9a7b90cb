import { locales } from '../../site/locales'
import { routes } from '../../site/routes'
import { readContent, type Content, type Rule, type Site } from './content'
import type { ContentFile } from './contentFile'
import { mistakeLine } from './mistake'

/** Texts of content files by their path below content/. */
export type Texts = Readonly<Record<string, string>>

/** The site with its real routes, in English, German and Russian. */
export const threeLanguages: Site = {
  routes,
  locales: { en: locales.en, de: locales.de, ru: locales.ru },
}

/** Makes a content file from its path and its text. */
export function fileOf(path: string, text: string): ContentFile {
  return { path, bytes: new TextEncoder().encode(text) }
}

/** Makes content from a few texts, so that a rule can be tried on just what it looks at. */
export function contentOf(texts: Texts): Content {
  const files = Object.entries(texts).map(([path, text]) => fileOf(`content/${path}`, text))
  return readContent(files, threeLanguages)
}

/** The lines that a rule finds in a few texts. */
export function linesOf(rule: Rule, texts: Texts): string[] {
  return rule(contentOf(texts)).map(mistakeLine)
}
