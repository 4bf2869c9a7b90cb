import type { ReactElement } from 'react'
import { PageProvider } from '../../i18n/PageProvider'
import type { PageContext } from '../../site/routes'
import { Banner } from '../Banner/Banner'
import { Footer } from '../Footer/Footer'
import { Header } from '../Header/Header'
import { Notifications } from '../Notifications/Notifications'
import { SkipLink } from '../SkipLink/SkipLink'

interface WrapPageArguments {
  readonly element: ReactElement
  readonly props: {
    readonly data: unknown
    readonly pageContext: unknown
    readonly location: { readonly action?: 'PUSH' | 'POP'; readonly hash?: string }
  }
}

/**
 * Wraps a page in the layout, which stays mounted across navigations. Gatsby's development pages have no locale and no
 * layout.
 */
export function wrapPage({ element, props }: WrapPageArguments): ReactElement {
  const { locale, route } = props.pageContext as Partial<PageContext>
  if (!locale || !route) return element
  const data = props.data as Queries.PageFragment
  const { action, hash } = props.location
  return (
    <PageProvider data={data} page={{ locale, route, rendersInSteps: action === 'PUSH' && !hash }}>
      <SkipLink />
      {data.banner && <Banner href={data.banner.href} />}
      <Header />
      <main id="main" tabIndex={-1}>
        {element}
      </main>
      <Footer />
      <Notifications />
    </PageProvider>
  )
}
