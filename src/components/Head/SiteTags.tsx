import { palette } from '../../site/palette'

/** The icons and theme colours of every page. Gatsby's Head would load the icons again on every navigation. */
export function SiteTags() {
  return (
    <>
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={palette.paper} />
      <meta
        name="theme-color"
        media="(prefers-color-scheme: dark)"
        content={palette.paperInTheDark}
      />
    </>
  )
}
