import { locales } from '../../src/site/locales'
import { routes } from '../../src/site/routes'
import { readContent, type Content } from './content'

const site = {
  routes,
  locales: { en: locales.en, de: locales.de, ru: locales.ru },
  today: '2024-06-01',
}

/** Creates content from the contents of files. The keys are paths relative to content/. */
export function contentOf(texts: Readonly<Record<string, string | Uint8Array>>): Content {
  const files = Object.entries(texts).map(([path, text]) => ({
    path: `content/${path}`,
    bytes: typeof text === 'string' ? new TextEncoder().encode(text) : text,
  }))
  return readContent(files, site)
}
