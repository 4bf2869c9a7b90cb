import type { System } from '../lib/operatingSystem'

/**
 * The data attributes of `<html>`: the state that style sheets need before the app runs, and that the head script and
 * the app share. Each entry names its writer and its readers; no other code may use `dataset` of `<html>`.
 */
export interface PageState {
  /** Path of the built page. Written into the HTML by gatsby-ssr.tsx; read by head/startApp.ts and components/Head. */
  readonly path?: string
  /** Route and locale, as `about___de`. Written by components/Head; read by style sheets and head/startApp.ts. */
  readonly page?: string
  /** Key of the current banner. Written by components/Head; read by head/banner.ts. */
  readonly bannerKey?: string
  /** Set when scripts run. Written by head/head.ts; read by style sheets (no-script baseline). */
  js?: ''
  /** Operating system. Written by head/head.ts, refined by app/macKind.ts; read by style sheets. */
  os?: System | 'mac' | 'unknown'
  /** Set when the browser has a share sheet. Written by head/head.ts; read by style sheets and hooks/useSharedSwap.ts. */
  share?: ''
  /** Chosen theme. Written by head/head.ts and theme.ts; read by style sheets. */
  theme?: 'light' | 'dark'
  /** Name of the swap that the site wears, as `ada-ben`. Written by wear.ts; read by style sheets and hooks/browserState.ts. */
  wear?: string
  /** Set when the banner was dismissed. Written by head/banner.ts and head/head.ts; read by style sheets. */
  banner?: 'closed'
  /** Key and address of the last download that was clicked. Written and read by download.ts. */
  download?: string
  /** URL as requested, if it had to be repaired. Written by head/startApp.ts; read by hooks/browserState.ts. */
  requested?: string
  /** Set when the app runs. Written by gatsby-browser.tsx; read by head/recovery.ts. */
  app?: ''
  /** Id of the build that was current when the app started. Written by app/newBuild.ts; read by hooks/browserState.ts. */
  build?: string
  /** Set when the app could not be loaded. Written by head/recovery.ts; read by style sheets. */
  failed?: ''
}

/** Returns typed access to the data attributes of `<html>`; only in the browser. */
export function pageState(): PageState {
  return document.documentElement.dataset
}
