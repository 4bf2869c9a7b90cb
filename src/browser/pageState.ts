import type { VisitorSystem } from '../lib/operatingSystem'
import type { Character } from '../site/palette'
import type { System } from '../site/systems'

/**
 * The data attributes on `<html>`: state that style sheets need before the app runs, or that the head script and the app
 * share. The comments name the code that writes and reads it. Other code uses `pageState`, not the `dataset`.
 */
export interface PageState {
  /** Path of the HTML file. Written by gatsby-ssr.tsx; read by head/startApp.ts and layout/Head. */
  readonly path?: string
  /** Name of the page's route, such as `about`. Written by layout/Head; read by head/startApp.ts. */
  readonly route?: string
  /** Key of the current banner, to store its dismissal. Written by layout/Head; read by head/head.ts. */
  readonly bannerKey?: string
  /** Set if JavaScript runs; otherwise, style sheets show the no-script baseline. Written by head/head.ts. */
  js?: ''
  /** The visitor's system. Written by system.ts; read by style sheets and components. */
  os?: VisitorSystem
  /** The system whose files the page offers first. Written by system.ts; read by style sheets. */
  offer?: System | 'none'
  /** Set if the browser has a share sheet. Written by head/head.ts; read by style sheets. */
  share?: ''
  /** Theme that the visitor chose. Written by theme.ts; read by theme.ts and style sheets. */
  theme?: 'light' | 'dark'
  /** Person whose face everybody wears. Written by wear.ts; read by style sheets and hooks. */
  wear?: Character
  /** Set if the visitor has dismissed the banner. Written by head/head.ts; read by style sheets. */
  banner?: 'closed'
  /** Key and URL of the last clicked download. Written by head/head.ts; read by features/download. */
  download?: string
  /** Requested URL, if malformed. Written by head/startApp.ts; read by hooks/browserState.ts. */
  requested?: string
  /** Set once the app runs. Written by gatsby-browser.tsx; read by head/recovery.ts. */
  app?: ''
  /** ID of the build that was live at app start. Written by app/newBuild.ts; read by hooks/browserState.ts. */
  build?: string
  /** Set if the app could not be loaded. Written by head/recovery.ts; read by style sheets. */
  failed?: ''
}

/** Returns the data attributes on `<html>`, with types. Works only in the browser. */
export function pageState(): PageState {
  return document.documentElement.dataset
}
