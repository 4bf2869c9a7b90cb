/** What only some browsers tell; TypeScript's own library does not know it. */
interface NavigatorUserAgentData {
  readonly platform: string
  readonly mobile: boolean
  getHighEntropyValues: (
    hints: readonly string[],
  ) => Promise<Readonly<Partial<Record<'architecture' | 'bitness' | 'platformVersion', string>>>>
}

interface Navigator {
  readonly userAgentData?: NavigatorUserAgentData
  readonly connection?: { readonly saveData?: boolean; readonly effectiveType?: string }
  /** Gigabytes, rounded and capped. */
  readonly deviceMemory?: number
  readonly globalPrivacyControl?: boolean
}

interface Window {
  /** Gatsby's loader: `hovering` fetches all that a page needs and keeps it. */
  ___loader: {
    hovering: (path: string) => void
    loadPage: (path: string) => Promise<unknown>
  }
  /** What Gatsby's own `navigate` calls: that one would bring Gatsby's link along, which we don't have. */
  ___navigate: (path: string, options: { readonly replace: boolean }) => void
  /** The files of each chunk by its name: boot.ts sets it, `gatsby develop` has none. */
  ___chunkMapping?: Readonly<Record<string, readonly string[]>>
  dataLayer?: unknown[]
}
