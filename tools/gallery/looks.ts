import type { Theme } from '../../src/browser/pageState'
import { isLocale, type Locale } from '../../src/site/locales'

/** The path of the gallery, which only `npm run develop`, the tests and the pictures serve. */
export const galleryPath = '/__gallery/'

/** The page that shows one example. */
export const examplePage = `${galleryPath}example.html`

/** A language and a theme in which an example is shown. */
export interface Look {
  readonly locale: Locale
  readonly theme: Theme
}

/** An example in a look, as a document of its own. */
export interface ExampleView extends Look {
  /** The path of the component in src/, such as `components/Icon/Icon`. */
  readonly component: string
  /** The name of the state. */
  readonly example: string
}

/** Both themes in both directions, and the language with the longest words. */
export const looks: readonly Look[] = [
  { locale: 'en', theme: 'light' },
  { locale: 'en', theme: 'dark' },
  { locale: 'ar', theme: 'light' },
  { locale: 'ar', theme: 'dark' },
  { locale: 'de', theme: 'light' },
]

/** Returns the URL of an example. */
export function exampleUrl(view: ExampleView): string {
  return `${examplePage}?${new URLSearchParams({ ...view }).toString()}`
}

/** Returns the example that a URL's query names. Throws if it names no language of the site. */
export function viewOf(query: string): ExampleView {
  const {
    component = '',
    example = '',
    locale,
    theme,
  } = Object.fromEntries(new URLSearchParams(query))
  if (!isLocale(locale)) throw new Error(`The site has no language "${locale ?? ''}".`)

  return { component, example, locale, theme: theme === 'dark' ? 'dark' : 'light' }
}
