import { localeCodes } from '../site/locales'
import { localizedPath } from '../lib/paths'

export interface Redirect {
  readonly from: string
  readonly to: string
}

/** Returns the redirects in every language, from each old path with and without its trailing slash. */
export function localizedRedirects(redirects: readonly Redirect[]): Redirect[] {
  return redirects.flatMap(({ from, to }) =>
    localeCodes.flatMap((locale) => {
      const path = localizedPath(from, locale)
      const target = localizedPath(to, locale)
      return [path, path.replace(/\/$/, '')].map((source) => ({ from: source, to: target }))
    }),
  )
}
