import { createContext, useContext, useMemo, type ReactNode } from 'react'
import type { Locale } from '../site/locales'
import type { Route } from '../site/routes'
import { messagesOf, type Messages, type Namespace } from './messages'

/** What every component may know of the page it stands on. */
export interface Page {
  readonly locale: Locale
  readonly route: Route | 'notFound'
  readonly messages: Messages
  readonly brand: string
  readonly contact: Contact
  /** The address that the site is published at. */
  readonly siteUrl: string
}

export interface Contact {
  readonly email: string
  readonly telegram: string
  readonly discord: string
  readonly blog: string
}

const PageContext = createContext<Page | null>(null)

interface PageProviderProps {
  readonly data: Queries.PageFragment
  readonly locale: Locale
  readonly route: Page['route']
  readonly children: ReactNode
}

/** Makes the page's words and facts known to everything inside it. */
export function PageProvider({ data, locale, route, children }: PageProviderProps) {
  const page = useMemo(() => pageOf(data, locale, route), [data, locale, route])
  return <PageContext.Provider value={page}>{children}</PageContext.Provider>
}

function pageOf(data: Queries.PageFragment, locale: Locale, route: Page['route']): Page {
  const { brand, contact, site } = data
  if (!brand || !contact) throw new Error('content/site/brand.yaml and contact.yaml must be there')
  const siteUrl = site?.siteMetadata?.siteUrl ?? ''
  const messages = messagesOf(data.words.nodes)
  return { locale, route, messages, brand: brand.name, contact, siteUrl }
}

/** The page that a component stands on; throws outside a PageProvider. */
export function usePage(): Page {
  const page = useContext(PageContext)
  if (!page) throw new Error('usePage works inside a PageProvider only')
  return page
}

/** The finished words of a namespace in the page's language. */
export function useWords<Name extends Namespace>(namespace: Name): Messages[Name] {
  return usePage().messages[namespace]
}
