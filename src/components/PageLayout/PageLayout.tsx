import type { ReactNode } from 'react'
import { PageProvider, type Page } from '../../i18n/PageProvider'
import { Banner } from '../Banner/Banner'
import { Footer } from '../Footer/Footer'
import { Header } from '../Header/Header'
import { Notifications } from '../Notifications/Notifications'
import { SkipLink } from '../SkipLink/SkipLink'

interface PageLayoutProps {
  readonly data: Queries.PageFragment
  readonly page: Page
  readonly children: ReactNode
}

/** The layout around every page. It stays mounted across navigations. */
export function PageLayout({ data, page, children }: PageLayoutProps) {
  const { banner } = data
  return (
    <PageProvider data={data} page={page}>
      <SkipLink />
      {banner && <Banner href={banner.href} />}
      <Header />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <Footer />
      <Notifications />
    </PageProvider>
  )
}
