import { createContext, useContext, type ReactNode } from 'react'
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
  /** Whether what is seen first is shown before the rest: where a link of ours leads, but to no part of the page. */
  readonly inParts: boolean
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

/** Which page it is, and how it comes. */
export type PageIdentity = Pick<Page, 'locale' | 'route' | 'inParts'>

interface PageProviderProps {
  readonly data: Queries.PageFragment
  readonly page: PageIdentity
  readonly children: ReactNode
}

/** Makes the page's words and facts known to everything inside it. */
export function PageProvider({ data, page, children }: PageProviderProps) {
  return <PageContext.Provider value={pageOf(data, page)}>{children}</PageContext.Provider>
}

function pageOf({ words, brand, contact, site }: Queries.PageFragment, page: PageIdentity): Page {
  if (!brand || !contact) throw new Error('content/site/brand.yaml and contact.yaml must be there')
  const siteUrl = site?.siteMetadata?.siteUrl ?? ''
  return { ...page, messages: messagesOf(words.nodes), brand: brand.name, contact, siteUrl }
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
