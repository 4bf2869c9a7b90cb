import { createContext, useContext, useMemo, type Context, type ReactNode } from 'react'
import {
  messagesByNamespace,
  namespaceOf,
  type Messages,
  type Namespace,
  type SharedNamespace,
} from '../lib/messages'
import type { Locale } from '../site/locales'
import type { PageRoute } from '../site/routes'

export interface Page {
  readonly locale: Locale
  readonly route: PageRoute
  /** Whether a client-side navigation opened the page at its top. If so, content below the fold is rendered later. */
  readonly rendersInSteps: boolean
}

export type Site = ReturnType<typeof siteOf>

const PageContext = createContext<(Page & { readonly messages: Partial<Messages> }) | null>(null)
const SiteContext = createContext<Site | null>(null)

/** Returns the value of a context. Throws without a provider; the layout wraps every page in one. */
function useProvided<Value>(context: Context<Value | null>): Value {
  const value = useContext(context)
  if (value) return value

  throw new Error('Render this component within a PageProvider')
}

interface PageProviderProps {
  readonly data: Queries.PageFragment
  readonly page: Page
  readonly children: ReactNode
}

/** Provides a page's messages, and the facts and messages that all pages in a language share. */
export function PageProvider({ data, page, children }: PageProviderProps) {
  // All pages in a language share the same facts. Reusing the object prevents re-renders of the header and the footer.
  const cacheKey = process.env.NODE_ENV === 'development' ? data : page.locale
  // eslint-disable-next-line react-hooks/exhaustive-deps -- `cacheKey` says when `data` differs.
  const site = useMemo(() => siteOf(data), [cacheKey])

  return (
    <SiteContext.Provider value={site}>
      <PageContext.Provider value={{ ...page, messages: messagesByNamespace(data.pageMessages) }}>
        {children}
      </PageContext.Provider>
    </SiteContext.Provider>
  )
}

/** Returns what every page knows about the site. Throws if a file in content/site/ is missing. */
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
    messages: namespaceOf(messagesByNamespace(pageMessages), 'common', 'every page'),
  }
}

export function usePage(): Page {
  return useProvided(PageContext)
}

export function useSite(): Site {
  return useProvided(SiteContext)
}

/**
 * The type of `useMessages` in components that only certain pages render. A namespace that one of these pages does not
 * load does not compile. A test checks that no other page renders the components.
 *
 * @example
 * // src/features/download/messages.ts
 * export const useMessages: MessagesHook<'home' | 'download'> = usePageMessages
 */
export type MessagesHook<Pages extends PageRoute> = <Name extends SharedNamespace<Pages>>(
  namespace: Name,
) => Messages[Name]

/** Returns the formatted messages of a namespace. Components use it as a `MessagesHook`. Throws on pages without it. */
export function usePageMessages<Name extends Namespace>(namespace: Name): Messages[Name] {
  const { messages, route } = useProvided(PageContext)
  return namespaceOf(messages, namespace, route)
}

export function useCommonMessages(): Messages['common'] {
  return useSite().messages
}
