import type { WrapPageElementNodeArgs } from 'gatsby'
import { Suspense, type ReactElement } from 'react'
import { Optional } from '../../components/Optional/Optional'
import { PageProvider } from '../../i18n/PageProvider'
import type { PageContext } from '../../site/routes'
import { Banner } from '../Banner/Banner'
import { Footer } from '../Footer/Footer'
import { Header } from '../Header/Header'
import { Notifications } from '../Notifications/Notifications'
import { SkipLink } from '../SkipLink/SkipLink'

/**
 * Wraps a page in the layout, which stays mounted across navigations. Gatsby's own development pages have no locale, so
 * they get no layout. If a translator or an ad blocker has changed the page before hydration, React renders again only
 * the innermost `Suspense` with the change.
 */
export function wrapPage({ element, props }: WrapPageElementNodeArgs): ReactElement {
  const { locale, route } = props.pageContext as Partial<PageContext>
  if (!locale || !route) return element
  const data = props.data as unknown as Queries.PageFragment
  // Gatsby's type for `location` lacks the `action` property.
  const { action, hash } = props.location as { readonly action?: 'PUSH' | 'POP'; hash?: string }

  return (
    <PageProvider data={data} page={{ locale, route, rendersInSteps: action === 'PUSH' && !hash }}>
      <SkipLink />
      <Suspense>
        <Optional>{data.banner && <Banner href={data.banner.href} />}</Optional>
      </Suspense>
      <Suspense>
        <Header />
      </Suspense>
      <Suspense>
        <main id="main" tabIndex={-1}>
          {element}
        </main>
      </Suspense>
      <Suspense>
        <Footer />
      </Suspense>
      <Suspense>
        <Optional>
          <Notifications />
        </Optional>
      </Suspense>
    </PageProvider>
  )
}
