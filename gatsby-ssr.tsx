import type { GatsbySSR } from 'gatsby'
import { wrapPage } from './src/components/PageLayout/wrapPage'

export const wrapPageElement: GatsbySSR['wrapPageElement'] = wrapPage
