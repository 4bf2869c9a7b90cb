import { createContext, useContext, useMemo, type ReactNode } from 'react'
import { messagesOf, type Messages, type Namespace } from '../lib/messages/namespaces'
import type { Locale } from '../site/locales'
import type { Route } from '../site/routes'

/** The current page. */
export interface Page {
  readonly locale: Locale
  readonly route: Route | 'notFound'
  /** Whether the page was opened by a client-side navigation to its top. Content below the fold is then deferred. */
  readonly rendersInSteps: boolean
}

/** The facts and messages that all pages of a language share. */
export type Site = ReturnType<typeof siteOf>

// The layout wraps every page in a PageProvider, so no component reads these defaults.
const PageContext = createContext({} as Page & { readonly messages: Messages })
const SiteContext = createContext({} as Site)

interface PageProviderProps {
  readonly data: Queries.PageFragment
  readonly page: Page
  readonly children: ReactNode
}

/** Provides the messages and facts of a page and of its language. */
export function PageProvider({ data, page, children }: PageProviderProps) {
  // All pages of a language have the same facts. Reusing the object keeps the header and the footer from re-rendering.
  const cacheKey = process.env.NODE_ENV === 'development' ? data : page.locale
  // eslint-disable-next-line react-hooks/exhaustive-deps
  const site = useMemo(() => siteOf(data), [cacheKey])
  return (
    <SiteContext.Provider value={site}>
      <PageContext.Provider value={{ ...page, messages: messagesOf(data.pageMessages) }}>
        {children}
      </PageContext.Provider>
    </SiteContext.Provider>
  )
}

function siteOf({ pageMessages, brand, contact, navigation, site }: Queries.PageFragment) {
  if (!brand || !contact || !navigation) throw new Error('content/site is not complete')
  return {
    brand: brand.name,
    contact,
    navigation,
    /** The origin of the published site. */
    siteUrl: site?.siteMetadata?.siteUrl ?? '',
    /** The year of the build. */
    year: site?.buildTime ?? '',
    messages: messagesOf(pageMessages).common,
  }
}

/** Returns the current page. */
export function usePage(): Page {
  return useContext(PageContext)
}

/** Returns the facts that all pages of the language share. */
export function useSite(): Site {
  return useContext(SiteContext)
}

/** Returns the formatted messages of one of the page's namespaces. */
export function useMessages<Name extends Exclude<Namespace, 'common'>>(
  namespace: Name,
): Messages[Name] {
  return useContext(PageContext).messages[namespace]
}

/** Returns the formatted messages that all pages share. */
export function useCommonMessages(): Messages['common'] {
  return useContext(SiteContext).messages
}
