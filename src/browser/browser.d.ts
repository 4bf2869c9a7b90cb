/** The User-Agent Client Hints API, which is missing from TypeScript's DOM types. */
interface NavigatorUserAgentData {
  readonly platform: string
  readonly mobile: boolean
  getHighEntropyValues: (
    hints: readonly string[],
  ) => Promise<Readonly<Partial<Record<'architecture' | 'platformVersion', string>>>>
}

interface Navigator {
  readonly userAgentData?: NavigatorUserAgentData
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string | null }
  /** The device's memory in gigabytes. Browsers round this value and cap it. */
  readonly deviceMemory?: number
  readonly globalPrivacyControl?: boolean
}

/** The page data that Gatsby's loader has loaded. */
interface LoadedPage {
  readonly data: {
    readonly pageMessages: readonly { readonly ns: string; readonly messages: object }[]
  }
  readonly pageContext: { readonly locale: string }
}

interface Window {
  /** Gatsby's page loader. `hovering` loads and caches everything that the page at a path needs. */
  ___loader: {
    hovering: (path: string) => void
    /** Loads a page; resolves to its resources, or to an object with the status `error`. */
    loadPage: (path: string) => Promise<{ readonly status?: string } | undefined>
    /** Returns the page at a path, if it is loaded. */
    loadPageSync: (
      path: string,
    ) => { readonly page: { readonly path: string }; readonly json: LoadedPage } | undefined
  }
  dataLayer?: unknown[]
  /** What the browser reports about the computer, once it was requested. Written by system.ts. */
  machineHints?: Promise<import('../lib/operatingSystem').MachineHints>
  /** The URLs of each route's scripts. `gatsby develop` has none. */
  pageScripts?: import('../site/routes').AppBuild['pageScripts']
}
