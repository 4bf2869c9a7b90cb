import { showWithoutApp } from '../pageState'

interface ServedPage {
  readonly container: Element
  readonly nodes: readonly ChildNode[]
}

/** The page that the host sent, while the document shows it. Pages that are not hydrated are not kept. */
let served: ServedPage | undefined

/** Set by `forgetServedPage`, read by `isLaterPage`. `served` does not say it: some pages are never kept. */
let hasNavigated = false

/** Set by `showServedPage`, read by `hasAppFailed`. */
let isFailed = false

/** Keeps the nodes that the host sent, before React hydrates them. React removes nodes, but does not empty them. */
export function keepServedPage(container: Element): void {
  served = { container, nodes: [...container.childNodes] }
}

/** Called before the app shows another page in the nodes. */
export function forgetServedPage(): void {
  served = undefined
  hasNavigated = true
}

/** Returns whether the document has another URL than that of the page that the host sent. */
export function isLaterPage(): boolean {
  return hasNavigated
}

/** Returns whether the app has thrown an error, so that it renders no more pages. */
export function hasAppFailed(): boolean {
  return isFailed
}

/** After an error of the app, shows the page that the host sent. Returns whether the document still contains it. */
export function showServedPage(): boolean {
  isFailed = true
  showWithoutApp()
  served?.container.replaceChildren(...served.nodes)

  return Boolean(served)
}
