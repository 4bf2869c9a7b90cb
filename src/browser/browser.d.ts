/** Web APIs that are missing in TypeScript's library. */
interface NavigatorUserAgentData {
  readonly platform: string
  readonly mobile: boolean
  getHighEntropyValues: (
    hints: readonly string[],
  ) => Promise<Readonly<Partial<Record<'architecture' | 'platformVersion', string>>>>
}

interface Navigator {
  readonly userAgentData?: NavigatorUserAgentData
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string }
  /** Gigabytes, rounded and capped. */
  readonly deviceMemory?: number
  readonly globalPrivacyControl?: boolean
}

interface Window {
  /** Gatsby's loader: `hovering` loads and caches everything that a page needs. */
  ___loader: {
    hovering: (path: string) => void
    loadPage: (path: string) => Promise<unknown>
  }
  /** Scripts of each route's page template. Set by head/startApp.ts; missing in `gatsby develop`. */
  pageScripts?: Readonly<Record<string, readonly string[] | undefined>>
  dataLayer?: unknown[]
}
