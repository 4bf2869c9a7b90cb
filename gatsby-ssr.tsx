import type { GatsbySSR } from 'gatsby'
import { SiteTags } from './src/components/Head/SiteTags'
import { wrapPage } from './src/components/PageLayout/wrapPage'

export const wrapPageElement: GatsbySSR['wrapPageElement'] = wrapPage

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ setHeadComponents }) => {
  setHeadComponents([<SiteTags key="site" />])
}
