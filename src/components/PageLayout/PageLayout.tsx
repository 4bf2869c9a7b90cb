// First, so that the order of the layers stands before any component's own rules.
import '../../styles/all.css'
import type { ReactNode } from 'react'
import { PageProvider, type Page } from '../../i18n/PageProvider'
import type { Locale } from '../../site/locales'
import { Banner } from '../Banner/Banner'
import { Footer } from '../Footer/Footer'
import { Header } from '../Header/Header'
import { Notices } from '../Notices/Notices'
import { SkipLink } from '../SkipLink/SkipLink'

interface PageLayoutProps {
  readonly data: Queries.PageFragment
  readonly page: { readonly locale: Locale; readonly route: Page['route'] }
  readonly children: ReactNode
}

/** What every page has around its content. */
export function PageLayout({ data, page, children }: PageLayoutProps) {
  const { banner, navigation } = data
  return (
    <PageProvider data={data} locale={page.locale} route={page.route}>
      <SkipLink />
      {banner && <Banner {...banner} />}
      <Header entries={navigation?.header ?? []} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer entries={navigation?.footer ?? []} />
      <Notices />
    </PageProvider>
  )
}
