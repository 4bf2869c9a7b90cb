import type { VisitorSystem } from '../lib/operatingSystem'
import type { Character } from '../site/palette'
import type { System } from '../site/systems'

export type Theme = 'light' | 'dark'

/**
 * Data attributes on `<html>`: state that style sheets, the head script and the app share. Each names who writes and who
 * reads it; `css` means that style sheets select it. Those on other elements are in elementData.d.ts.
 *
 * @example
 * pageState().scroll = 'smooth' // <html data-scroll="smooth">
 * delete pageState().scroll
 */
export interface PageState {
  /** Path of the HTML file. Written by gatsby-ssr.tsx; read by startApp.ts, gatsby-browser.tsx, ErrorBoundary.tsx. */
  readonly path?: string
  /** Name of the page, which differs between languages. Written by Head.tsx; read by tests. */
  readonly page?: string
  /** Name of the page's route, such as `about`. Written by Head.tsx; read by startApp.ts. */
  readonly route?: string
  /** Key of the current banner, to store its dismissal. Written by Head.tsx; read by headScript.ts. */
  readonly bannerKey?: string
  /**
   * Set if the app can run and has not failed; otherwise, style sheets show the no-script baseline. Written by
   * headScript.ts, and by gatsby-browser.tsx once the app runs; deleted by `showWithoutApp` in pageState.ts; read by css.
   */
  js?: ''
  /**
   * The visitor's system. Written by system.ts, deleted by headScript.ts; read by headScript.ts, gatsby-browser.tsx,
   * Parts.tsx, css.
   */
  os?: VisitorSystem
  /**
   * The system whose files the page offers first. Written by system.ts, deleted by headScript.ts; read by ownSystem.ts,
   * SystemWarning.tsx, css.
   */
  offer?: System | 'none'
  /** Set if the browser has a share sheet. Written by headScript.ts; read by css. */
  share?: ''
  /** The system whose files come first in the document; never changes. Written by ownSystem.ts; read by system.ts, css. */
  first?: System
  /** Theme that the visitor chose, if it is not that of the system. Written by theme.ts; read by theme.ts, browserState.ts, css. */
  theme?: Theme
  /** Person whose face everybody wears. Written by wear.ts; read by headScript.ts, browserState.ts, useSharedSwap.ts, css. */
  wear?: Character
  /** Set if the visitor has dismissed the banner. Written by headScript.ts; read by css. */
  banner?: 'closed'
  /**
   * Set if the visitor has used a control of this page. Written by usedControls.ts, deleted by gatsby-browser.tsx; read by
   * newBuild.ts.
   */
  used?: ''
  /** Set while the page scrolls smoothly to its fragments. Written by links.ts; read by links.ts, css. */
  scroll?: 'smooth'
  /** Key of the file whose download was clicked last. Written by headScript.ts, deleted by useDownload.ts; read by useDownload.ts. */
  clickedFile?: string
  /** URL of that download: a file has several. Written by headScript.ts, deleted by useDownload.ts; read by useDownload.ts. */
  clickedUrl?: string
  /** Requested URL, if malformed. Written by startApp.ts; read by browserState.ts. */
  requested?: string
  /** Set once the app runs. Written by gatsby-browser.tsx; deleted by `showWithoutApp` in pageState.ts; read by links.ts, recovery.ts. */
  app?: ''
  /** Set while the header is hidden, because the visitor scrolls down. Written and deleted by header.ts, deleted by wear.ts; read by css. */
  header?: 'away'
  /** ID of the build that was live at app start. Written by newBuild.ts; read by newBuild.ts, browserState.ts. */
  build?: string
  /** Set if the app could not be loaded. Written by recovery.ts, deleted by headScript.ts; read by css. */
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
