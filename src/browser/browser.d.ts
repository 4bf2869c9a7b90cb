/** What Chromium tells of its machine; TypeScript's own library does not know it yet. */
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
}
