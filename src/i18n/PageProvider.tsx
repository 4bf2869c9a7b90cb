import { createContext, useContext, useMemo, type ReactNode } from 'react'
import { messagesOf, namespaceOf, type Messages, type Namespace } from '../lib/messages'
import type { Locale } from '../site/locales'
import type { Route } from '../site/routes'

export interface Page {
  readonly locale: Locale
  readonly route: Route | 'notFound'
  /** Whether a client-side navigation opened the page at its top. If so, content below the fold is rendered later. */
  readonly rendersInSteps: boolean
}

export type Site = ReturnType<typeof siteOf>

// The layout wraps every page in a PageProvider, so no component ever reads these default values.
const PageContext = createContext({} as Page & { readonly messages: Partial<Messages> })
const SiteContext = createContext({} as Site)

interface PageProviderProps {
  readonly data: Queries.PageFragment
  readonly page: Page
  readonly children: ReactNode
}

/** Provides a page's messages, and the facts and messages that all pages in a language share. */
export function PageProvider({ data, page, children }: PageProviderProps) {
  // All pages in a language share the same facts. Reusing the object prevents re-renders of the header and the footer.
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

function siteOf(data: Queries.PageFragment) {
  const { pageMessages, brand, contact, navigation, requirements, site } = data
  if (!brand || !contact || !navigation || !requirements)
    throw new Error('content/site is not complete')

  return {
    brand: brand.name,
    contact,
    navigation,
    /** The official website of the app that provides the virtual camera. */
    cameraUrl: requirements.virtualCamera.url,
    siteUrl: site?.siteMetadata?.siteUrl ?? '',
    year: site?.buildTime ?? '',
    messages: namespaceOf(messagesOf(pageMessages), 'common', 'every page'),
  }
}

export function usePage(): Page {
  return useContext(PageContext)
}

export function useSite(): Site {
  return useContext(SiteContext)
}

/** Returns the formatted messages of a namespace. Fails the build if a page does not load the namespace. */
export function useMessages<Name extends Exclude<Namespace, 'common'>>(
  namespace: Name,
): Messages[Name] {
  const { messages, route } = useContext(PageContext)
  return namespaceOf(messages, namespace, route)
}

export function useCommonMessages(): Messages['common'] {
  return useContext(SiteContext).messages
}
