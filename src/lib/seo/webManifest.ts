import { localizedPath, pathFor } from '../paths'
import { locales, type Locale } from '../../site/locales'
import { palette } from '../../site/palette'

const icon = (name: string, side: number, purpose: 'any' | 'maskable') => ({
  src: `/icons/${name}-${side}.png`,
  sizes: `${side}x${side}`,
  type: 'image/png',
  purpose,
})

/** The site-relative address of a language's manifest. */
export function manifestPath(locale: Locale): string {
  return localizedPath('/manifest.webmanifest', locale)
}

/** What a browser shows when somebody puts the site on a home screen, in a language. */
export function webManifest(locale: Locale, words: { name: string; description: string }): object {
  return {
    ...words,
    short_name: words.name,
    lang: locale,
    dir: locales[locale].direction,
    id: pathFor('home', locale),
    start_url: pathFor('home', locale),
    scope: pathFor('home', locale),
    display: 'minimal-ui',
    background_color: palette.paper,
    theme_color: palette.paper,
    icons: [
      icon('icon', 192, 'any'),
      icon('icon', 512, 'any'),
      icon('icon-maskable', 192, 'maskable'),
      icon('icon-maskable', 512, 'maskable'),
    ],
  }
}
