import { createContext, useContext, useMemo, type ReactNode } from 'react'
import type { Locale } from '../site/locales'
import type { Route } from '../site/routes'
import { messagesOf, type Messages, type Namespace } from '../lib/messages/namespaces'

/** The current page. */
export interface Page {
  readonly locale: Locale
  readonly route: Route | 'notFound'
  /** Whether the page was opened by a client-side navigation to its top. Content below the fold is then deferred. */
  readonly rendersInSteps: boolean
}

/** The facts that all pages of a language share. */
export interface Site {
  readonly locale: Locale
  readonly brand: string
  readonly contact: Contact
  readonly navigation: Navigation
  /** The origin of the published site. */
  readonly siteUrl: string
  /** The year of the build. */
  readonly year: string
}

export type Contact = NonNullable<Queries.PageFragment['contact']>

export type Navigation = NonNullable<Queries.PageFragment['navigation']>

type WithMessages<T> = T & { readonly messages: Messages }

const PageContext = createContext<WithMessages<Page> | null>(null)
const SiteContext = createContext<WithMessages<Site> | null>(null)

interface PageProviderProps {
  readonly data: Queries.PageFragment
  readonly page: Page
  readonly children: ReactNode
}

/** Provides the messages and facts of a page and of its language. */
export function PageProvider({ data, page, children }: PageProviderProps) {
  // Every page has the shared messages in its data: the first are kept, so that header and footer do not re-render.
  const unchanged = process.env.NODE_ENV === 'development' ? data : page.locale
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const site = useMemo(() => siteOf(data, page.locale), [unchanged])
  return (
    <SiteContext.Provider value={site}>
      <PageContext.Provider value={{ ...page, messages: messagesOf(data.pageMessages) }}>
        {children}
      </PageContext.Provider>
    </SiteContext.Provider>
  )
}

function siteOf(data: Queries.PageFragment, locale: Locale): WithMessages<Site> {
  const { pageMessages, brand, contact, navigation, site } = data
  if (!brand || !contact || !navigation) throw new Error('content/site is not complete')
  const siteUrl = site?.siteMetadata?.siteUrl ?? ''
  return {
    locale,
    brand: brand.name,
    contact,
    navigation,
    siteUrl,
    year: site?.buildTime ?? '',
    messages: messagesOf(pageMessages),
  }
}

/** Returns the current page; throws outside a PageProvider. */
export function usePage(): Page {
  return known(useContext(PageContext))
}

/** Returns the facts that all pages of the language share; throws outside a PageProvider. */
export function useSite(): Site {
  return known(useContext(SiteContext))
}

/** Returns the formatted messages of one of the page's namespaces. */
export function useMessages<Name extends Exclude<Namespace, 'common'>>(
  namespace: Name,
): Messages[Name] {
  return known(useContext(PageContext)).messages[namespace]
}

/** Returns the formatted messages that all pages share. */
export function useCommonMessages(): Messages['common'] {
  return known(useContext(SiteContext)).messages.common
}

function known<T>(context: T | null): T {
  if (context === null) throw new Error('This works inside a PageProvider only')
  return context
}
