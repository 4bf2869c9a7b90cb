import type { GatsbySSR } from 'gatsby'
import { isValidElement, type ReactNode } from 'react'
import { openingEndId } from './src/components/OpeningEnd/OpeningEnd'
import { wrapPage } from './src/layout/PageLayout/PageLayout'
import { palette } from './src/site/palette'

export const wrapPageElement: GatsbySSR['wrapPageElement'] = wrapPage

export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  pathname,
  setHeadComponents,
  setHtmlAttributes,
}) => {
  setHeadComponents([<SiteTags key="site" />])
  setHtmlAttributes({ 'data-path': pathname } as object)
}

/** Removes Gatsby's inline styles and scripts, which the CSP forbids. The head script loads the app instead. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
  replacePostBodyComponents,
}) => {
  if (process.env.NODE_ENV !== 'production') return
  const isUnwanted = (tag: ReactNode) =>
    isValidElement<{ name?: string }>(tag) &&
    (tag.type === 'style' || tag.props.name === 'generator')

  replaceHeadComponents(getHeadComponents().filter((tag) => !isUnwanted(tag)))
  replacePostBodyComponents([])
}

/**
 * The first paint, icons, theme colours and opt-outs of every page. With Gatsby's Head API, every navigation would load
 * the icons again.
 */
function SiteTags() {
  return (
    <>
      <link rel="expect" href={`#${openingEndId}`} blocking="render" />
      <link rel="icon" href="/favicon.ico" sizes="32x32" />
      <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
      <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
      <meta name="theme-color" media="(prefers-color-scheme: light)" content={palette.paper} />
      <meta
        name="theme-color"
        media="(prefers-color-scheme: dark)"
        content={palette.paperInTheDark}
      />
      {/* Dark Reader would darken the grounds of drawings, but not their ink. The site has a dark theme of its own. */}
      <meta name="darkreader-lock" content="" />
    </>
  )
}
