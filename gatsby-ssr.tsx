import type { GatsbySSR } from 'gatsby'
import { isValidElement, type ReactNode } from 'react'
import { SiteTags } from './src/components/Head/SiteTags'
import { wrapPage } from './src/components/PageLayout/PageLayout'

export const wrapPageElement: GatsbySSR['wrapPageElement'] = wrapPage

export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  pathname,
  setHeadComponents,
  setHtmlAttributes,
}) => {
  setHeadComponents([<SiteTags key="site" />])
  setHtmlAttributes({ 'data-path': pathname } as object)
}

/** Removes what the security policy forbids: Gatsby's inline styles and scripts. The head script loads the app instead. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({
  getHeadComponents,
  replaceHeadComponents,
  replacePostBodyComponents,
}) => {
  if (process.env.NODE_ENV !== 'production') return
  replaceHeadComponents(getHeadComponents().filter((tag) => !isGatsbyTag(tag)))
  replacePostBodyComponents([])
}

function isGatsbyTag(tag: ReactNode): boolean {
  if (!isValidElement<{ name?: string }>(tag)) return false
  return tag.type === 'style' || tag.props.name === 'generator'
}
