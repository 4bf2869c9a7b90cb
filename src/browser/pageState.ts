import type { VisitorSystem } from '../lib/operatingSystem'
import type { Character } from '../site/palette'
import type { System } from '../site/systems'

export type Theme = 'light' | 'dark'

/** Data attributes on `<html>`: state that style sheets, the head script and the app share. Each names its writer. */
export interface PageState {
  /** Path of the HTML file. Written by gatsby-ssr.tsx. */
  readonly path?: string
  /** Name of the page's route, such as `about`. Written by layout/Head. */
  readonly route?: string
  /** Key of the current banner, to store its dismissal. Written by layout/Head. */
  readonly bannerKey?: string
  /**
   * Set if the app can run and has not failed; otherwise, style sheets show the no-script baseline. Written by
   * head/head.ts, and by gatsby-browser.tsx once the app runs.
   */
  js?: ''
  /** The visitor's system. Written by system.ts. */
  os?: VisitorSystem
  /** The system whose files the page offers first. Written by system.ts. */
  offer?: System | 'none'
  /** Set if the browser has a share sheet. Written by head/head.ts. */
  share?: ''
  /** The system whose files come first in the document; never changes. Written by head/ownSystem.ts. */
  first?: System
  /** Theme that the visitor chose, if it is not that of the system. Written by theme.ts. */
  theme?: Theme
  /** Person whose face everybody wears. Written by wear.ts. */
  wear?: Character
  /** Set if the visitor has dismissed the banner. Written by head/head.ts. */
  banner?: 'closed'
  /** Set if the visitor has used a control of this page. Written by head/usedControls.ts, deleted by gatsby-browser.tsx. */
  used?: ''
  /** Set while the page scrolls smoothly to its fragments. Written by app/links.ts. */
  scroll?: 'smooth'
  /** Key and URL of the last clicked download. Written by head/head.ts. */
  download?: string
  /** Requested URL, if malformed. Written by head/startApp.ts. */
  requested?: string
  /** Set once the app runs. Written by gatsby-browser.tsx. */
  app?: ''
  /** ID of the build that was live at app start. Written by app/newBuild.ts. */
  build?: string
  /** Set if the app could not be loaded. Written by head/recovery.ts. */
  failed?: ''
}

/** Returns the data attributes on `<html>`, with types. Other code does not use the `dataset`. */
export function pageState(): PageState {
  return document.documentElement.dataset
}

/** Shows the no-script baseline, which offers nothing that needs the app. For pages on which the app cannot run. */
export function showWithoutApp(): void {
  const state = pageState()

  delete state.js
  delete state.app
}
