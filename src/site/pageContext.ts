import type { Locale } from './locales'
import type { Route } from './routes'

/** What a page is told about itself; `i18n` keeps gatsby-plugin-react-i18next from making pages of its own. */
export interface PageContext extends Record<string, unknown> {
  readonly locale: Locale
  readonly route: Route | 'notFound'
  /** The page's name, such as `about___de`. */
  readonly routeName: string
  readonly namespaces: readonly string[]
  readonly i18n: { readonly language: Locale }
}
