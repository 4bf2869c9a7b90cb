import { pageDataFile } from '../../lib/pageFiles'
import type { AppBuild } from '../../site/routes'
import { onceLoaded, whenIdle } from '../events'
import { pageState } from '../pageState'
import { addToHead, preloadScript } from '../preload'

/** The build fills in the values. */
declare const appBuild: AppBuild

/** Links that leave the page. Loading the app would compete with the next page. */
const pageLink = 'a[href^="/"]'

/** Milliseconds after load at which the app starts even without a reported paint, as in a background tab. */
const paintTimeout = 3000

let isStarted = false

/**
 * Starts the app when the first contentful paint is reported, the page is loaded and the browser is idle, or
 * immediately on the first touch or key. Nothing above the fold needs the app, so it must not delay the first paint.
 */
export function startApp(): void {
  for (const type of ['pointerdown', 'keydown'])
    addEventListener(
      type,
      ({ target }) => {
        if (!(target instanceof Element && target.closest(pageLink))) loadApp()
      },
      true,
    )
  onceLoaded(() => onceFirstPainted(() => whenIdle(loadApp)))
}

function onceFirstPainted(callback: () => void): void {
  setTimeout(callback, paintTimeout)
  new PerformanceObserver((list) => {
    if (list.getEntriesByName('first-contentful-paint').length > 0) callback()
  }).observe({ type: 'paint', buffered: true })
}

/** Loads all files of the app in parallel. Replaces Gatsby's inline scripts, which the security policy forbids. */
function loadApp(): void {
  if (isStarted) return
  isStarted = true
  repairUrl()
  const { path = '/', page = '' } = pageState()
  const [route = ''] = page.split('___')
  Object.assign(window, {
    pagePath: path,
    ___webpackCompilationHash: appBuild.compilationHash,
    pageScripts: appBuild.pageScripts,
  })
  // Under Trusted Types, only a policy may set the URL of a script.
  // eslint-disable-next-line compat/compat -- Browsers without Trusted Types allow any URL.
  const policy = window.trustedTypes?.createPolicy('app', {
    createScriptURL: (address: string) => address,
  })
  for (const address of appBuild.scripts) {
    const src = (policy?.createScriptURL(address) as string | undefined) ?? address
    addToHead('script', { async: false, src })
  }
  for (const href of ['/page-data/app-data.json', `/${pageDataFile(path)}`])
    addToHead('link', { rel: 'preload', as: 'fetch', crossOrigin: 'anonymous', href })
  for (const script of appBuild.pageScripts[route] ?? []) preloadScript(script)
}

/**
 * Replaces URLs with malformed percent-escapes, such as `/%E0%A4%A` and `/100%25/`: Gatsby's router decodes a path three
 * times, and throws. The requested URL is kept for the not-found page.
 */
function repairUrl(): void {
  const { pathname, search, hash } = location
  try {
    decodeURIComponent(decodeURIComponent(decodeURIComponent(pathname)))
  } catch {
    pageState().requested = pathname + search + hash
    // Without the origin, a path that starts with two slashes would be a URL of another host.
    const repaired = location.origin + pathname.replaceAll('%', '') + search + hash
    history.replaceState(history.state, '', repaired)
  }
}
