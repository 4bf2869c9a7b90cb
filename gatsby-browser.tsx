// This import comes first, so that the order of the cascade layers is declared before any component's styles.
import './src/styles/all.css'
import type { GatsbyBrowser } from 'gatsby'
import { startTransition, type ReactNode } from 'react'
import type { Renderer } from 'react-dom'
import { hydrateRoot } from 'react-dom/client'
// Every page uses these modules. The imports put them into the app's chunk, so that no prefetched page downloads them
// again. webpack puts modules that only some pages share into chunks of their own.
import './src/components/DeferredContent/DeferredContent'
import './src/components/Portrait/Portrait'
import './src/layout/Head/Head'
import { showContentErrors } from './src/browser/app/contentErrors'
import { openForPrint, openTarget } from './src/browser/app/details'
import { keepFocus } from './src/browser/app/focus'
import { closeMenus, hideHeaderOnScroll, watchMenus } from './src/browser/app/header'
import { recordInput } from './src/browser/app/input'
import {
  claimFailedReturns,
  followLinks,
  scrollToFragments,
  stopSmoothScrolling,
} from './src/browser/app/links'
import { loadFully, mustLoadFully, watchForNewBuild } from './src/browser/app/newBuild'
import { observeLinks, prefetchPages } from './src/browser/app/prefetch'
import { countRequests } from './src/browser/app/requests'
import { forgetServedPage, hasAppFailed, keepServedPage } from './src/browser/app/servedPage'
import { reportPageView, startCounting } from './src/browser/app/visits'
import { reportAppStart } from './src/browser/events'
import { pageState } from './src/browser/pageState'
import { ErrorBoundary } from './src/layout/ErrorBoundary/ErrorBoundary'
import { wrapPage } from './src/layout/PageLayout/PageLayout'

/** Turns off Gatsby's own prefetching, because src/browser/app/prefetch.ts prefetches pages. */
export const disableCorePrefetching: GatsbyBrowser['disableCorePrefetching'] = () => true

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = wrapPage

/**
 * Hydrates in a transition, so that React yields to input every few milliseconds. A page that was sent at the URL of
 * another page, such as a not-found page, stays as it was sent.
 */
function hydrate(page: ReactNode, container: object | null): void {
  const loaded = window.___loader.loadPageSync(location.pathname)?.page
  if (!(container instanceof Element) || loaded?.path !== pageState().path) return

  keepServedPage(container)
  const restoreInput = recordInput(container)

  // Outside of `page`, the boundary also catches what Gatsby's root and `onInitialClientRender` throw.
  const app = <ErrorBoundary>{page}</ErrorBoundary>

  // React calls this after it has rendered a part again that another program had changed. These are no errors of the
  // site, so none is logged.
  startTransition(() => void hydrateRoot(container, app, { onRecoverableError: restoreInput }))
}

// `gatsby develop` serves no HTML that React could hydrate. The type assertion is needed because Gatsby's types are
// those of React 17.
export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] =
  process.env.NODE_ENV === 'production' ? () => hydrate as Renderer : undefined

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  if (process.env.NODE_ENV === 'development') showContentErrors()
  if (hasAppFailed()) return
  const state = pageState()

  state.app = ''
  // An error of another program may have led to the no-script baseline.
  state.js = ''
  // If this chunk fails to load, the page keeps showing the content for a Mac with an unknown processor.
  if (state.os === 'mac' || state.os === 'macIntel')
    import('./src/browser/app/webglRenderer')
      .then(({ refineMac }) => refineMac())
      .catch(() => undefined)

  followLinks()
  scrollToFragments()
  claimFailedReturns()
  watchMenus()
  hideHeaderOnScroll()
  openForPrint()
  addEventListener('hashchange', openTarget)

  prefetchPages()
  countRequests()
  if (process.env.NODE_ENV === 'production') watchForNewBuild()
  startCounting()

  reportAppStart()
}

export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = ({ location, prevLocation }) => {
  if (!prevLocation || prevLocation.pathname === location.pathname) return

  forgetServedPage()
  stopSmoothScrolling()
  if (mustLoadFully()) loadFully()
}

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  observeLinks()
  openTarget()
  if (!prevLocation || prevLocation.pathname === location.pathname) return

  delete pageState().used
  closeMenus()
  keepFocus()
  reportPageView(location.pathname)
}
