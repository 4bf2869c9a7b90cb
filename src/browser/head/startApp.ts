import { pageDataFile } from '../../lib/pageFiles'
import type { AppBuild } from '../../site/routes'
import { onceLoaded, whenIdle } from '../events'
import { pageState } from '../pageState'
import { addToHead, preloadScript } from '../preload'

/** Filled in when the site is built. */
declare const appBuild: AppBuild

/** Links that leave the page: loading the app would compete with the next page. */
const pageLink = 'a[href^="/"]'

/** Milliseconds after load at which the app starts although no paint was reported, as in a background tab. */
const paintTimeout = 3000

let isStarted = false

/**
 * Starts the app once the first contentful paint has been reported, the page is loaded and the browser is idle, or at
 * once on the first touch or key. Nothing above the fold needs the app, so it must not compete with the first paint.
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

/** Replaces Gatsby's inline scripts, which the security policy forbids, and loads all that the app needs in parallel. */
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
  // Under Trusted Types, only a policy may set the address of a script.
  // eslint-disable-next-line compat/compat -- A browser without Trusted Types refuses nothing.
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
 * Replaces a URL whose malformed percent-escapes would make Gatsby's router throw: it decodes a path three times, and
 * fails at `/%E0%A4%A` and `/100%25/`. The requested URL is kept for the not-found page.
 */
function repairUrl(): void {
  const { pathname, search, hash } = location
  try {
    decodeURIComponent(decodeURIComponent(decodeURIComponent(pathname)))
  } catch {
    pageState().requested = pathname + search + hash
    // Without the origin, a path that begins with two slashes would name another host.
    const repaired = location.origin + pathname.replaceAll('%', '') + search + hash
    history.replaceState(history.state, '', repaired)
  }
}
