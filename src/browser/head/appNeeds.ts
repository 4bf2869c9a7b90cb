import { designNeeds } from '../../site/designNeeds'

/**
 * What the app needs and what some browsers lack that show the page. Everything else that the app uses, its syntax
 * included, is older than one of these in every engine. A name, such as "Chrome 109", would tell less: other programs
 * have the name without the feature, or the feature without the name.
 */
const appNeeds = {
  /** The app changes the page by its design, for instance hides what it reveals later. */
  design: () => CSS.supports(designNeeds),
  /** Used for the route of a page (site/routes.ts), and in lib/valueAt.ts. Chrome 93, Safari 15.4, Firefox 92. */
  hasOwn: () => 'hasOwn' in Object,
  /** Used in the facts of files, in copies of titles, and for the current section. Chrome 92, Safari 15.4, Firefox 90. */
  at: () => 'at' in Array.prototype,
  /**
   * The app requests its files from the host of the page. A saved page has none. A copy at another host, such as that of a
   * translator, may have a `<base>` with the original's host, which lets other hosts request no script.
   */
  host: () =>
    location.protocol.startsWith('http') && document.baseURI.startsWith(`${location.origin}/`),
}

/** Returns whether the browser has everything that the app needs. If not, the page stays complete without the app. */
export function canRunApp(): boolean {
  try {
    return Object.values(appNeeds).every((isMet) => isMet())
  } catch {
    // Old browsers lack the object `CSS`, or its function.
    return false
  }
}
