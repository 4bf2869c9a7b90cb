import { palette } from '../../site/palette'

/** The icons and colours of every page. They stand in its HTML for good: set anew with each page, icons would be fetched anew. */
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
