import { manifestPath } from '../../lib/seo/webManifest'
import type { Locale } from '../../site/locales'
import { palette } from '../../site/palette'

/** The icons and colours that browsers and home screens show the site with. */
export function SiteTags({ locale }: { readonly locale: Locale }) {
  return (
    <>
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <link rel="manifest" href={manifestPath(locale)} />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={palette.paper} />
      <meta
        name="theme-color"
        media="(prefers-color-scheme: dark)"
        content={palette.paperInTheDark}
      />
    </>
  )
}
