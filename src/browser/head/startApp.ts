import { decoded } from '../../lib/decoded'
import { pageDataFile } from '../../lib/pageFiles'
import type { AppBuild } from '../../site/routes'
import { addToHead } from '../addToHead'
import { onceLoaded, whenIdle } from '../events'
import { pageState } from '../pageState'

/** Data about the build. gatsby/postBuild/html.ts inserts the value when it bundles this script. */
declare const appBuild: AppBuild

/** If no paint is reported, as in a background tab, the app starts this many milliseconds after the load event. */
const paintTimeout = 3000

/** Whether `loadApp` has run: the load of the page, the first paint and input all call it. */
let isStarted = false

/** Loads the app once the page is painted, loaded and idle, or as soon as the visitor uses it. */
export function startApp(): void {
  for (const type of ['pointerdown', 'keydown']) addEventListener(type, loadAppOnInput, true)
  // The listener precedes Gatsby's, which decodes the fragment.
  addEventListener('popstate', () => repairUrl())
  onceLoaded(() => onceFirstPainted(() => whenIdle(loadApp)))
}

/** Input on links to other pages does not load the app, which would compete with the next page. */
function loadAppOnInput({ target }: Event): void {
  if (!(target instanceof Element && target.closest('a[href^="/"]'))) loadApp()
}

function onceFirstPainted(callback: () => void): void {
  setTimeout(callback, paintTimeout)
  if (!('PerformanceObserver' in window)) return

  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) callback()
  }).observe({ type: 'paint', buffered: true })
}

/** Loads the app's files in parallel. Replaces Gatsby's inline scripts, which our security policy forbids. */
function loadApp(): void {
  if (isStarted) return
  isStarted = true
  const { path = '/', route } = pageState()
  const { scripts, pageScripts, compilationHash } = appBuild

  Object.assign(window, { pagePath: path, pageScripts, ___webpackCompilationHash: compilationHash })
  // If the browser enforces Trusted Types, a policy must create the URL of every script.
  const policy = window.trustedTypes?.createPolicy('app', { createScriptURL: (url) => url })

  for (const url of scripts) {
    const src = (policy?.createScriptURL(url) as string | undefined) ?? url

    addToHead('script', { async: false, src })
  }

  preload(['/page-data/app-data.json', `/${pageDataFile(path)}`], pageScripts[route ?? ''] ?? [])
}

/** Loads the page's data and scripts, which the app would request only once it runs. */
function preload(data: readonly string[], scripts: readonly string[]): void {
  for (const href of data)
    addToHead('link', { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href })
  for (const href of scripts) addToHead('link', { rel: 'preload', as: 'script', href })
}

/**
 * Replaces the URL with the page's own, even if a server sent the page at another, because Gatsby looks there. Returns
 * false if the browser refuses that, as in some frames and copies of a page. The app cannot run there.
 */
export function adoptUrl(): boolean {
  try {
    adoptPath(pageState().path ?? '/')
    return true
  } catch {
    return false
  }
}

/** A not-found page has no path of its own, so a malformed path only loses its percent signs. Keeps the requested URL. */
function adoptPath(path: string): void {
  const { pathname, search, hash } = location
  // Gatsby's router decodes the path three times.
  if (!path.endsWith('/404.html')) repairUrl(path)
  else if (decoded(pathname, 3) !== undefined) repairUrl()
  else {
    pageState().requested = pathname + search + hash
    repairUrl(pathname.replaceAll('%', ''))
  }
}

/** Replaces the URL's path, and escapes the percent signs in a fragment that Gatsby could not decode, such as `#50%`. */
function repairUrl(path = location.pathname): void {
  const { pathname, search, hash } = location
  const repaired =
    path + search + (decoded(hash, 1) === undefined ? hash.replaceAll('%', '%25') : hash)
  // Without the origin, a path that starts with two slashes would be read as a URL on another host.
  if (repaired !== pathname + search + hash)
    history.replaceState(history.state, '', location.origin + repaired)
}
