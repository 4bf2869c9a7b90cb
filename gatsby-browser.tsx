// First, so that the order of the layers stands before any component's own rules.
import './src/styles/all.css'
import type { GatsbyBrowser } from 'gatsby'
import type { Renderer } from 'react-dom'
// Here because every page needs them, or links to one that does: fetched with the app, they are not fetched again with
// each page that is fetched ahead.
import './src/components/DownloadButtons/DownloadButtons'
import './src/components/DownloadMoment/DownloadMoment'
import './src/components/Head/Head'
import './src/components/Later/Later'
import './src/components/Picture/Picture'
import './src/sections/shared/Faq'
import './src/sections/shared/Requirements'
import { closeMenus } from './src/browser/closeMenus'
import { colourBrowserBar } from './src/browser/colourBrowserBar'
import { countPageView, startCounting } from './src/browser/countVisits'
import { showContentMistakes } from './src/browser/contentMistakes'
import { followLinks } from './src/browser/followLinks'
import { hydrateInSteps } from './src/browser/hydrateInSteps'
import { keepFocus } from './src/browser/keepFocus'
import { newTask } from './src/browser/newTask'
import { observeLinks, prefetchPages } from './src/browser/prefetchPages'
import { refineSystem } from './src/browser/refineSystem'
import { fetchSharedData } from './src/browser/sharedData'
import { mustLoadFully, watchForNewBuild } from './src/browser/watchForNewBuild'
import { whenIdle } from './src/browser/whenIdle'
import { chunkName } from './src/lib/chunkName'
import { loadShowcase } from './src/sections/home/loadShowcase'
import { wrapPage } from './src/components/PageLayout/wrapPage'
import { ErrorBoundary } from './src/components/ErrorBoundary/ErrorBoundary'

/** Pages are fetched ahead by our own rules. */
export const disableCorePrefetching: GatsbyBrowser['disableCorePrefetching'] = () => true

export async function onClientEntry(): Promise<void> {
  // Taking over the page begins in another task than the one in which the scripts run.
  await newTask()
  if (process.env.NODE_ENV !== 'production') return
  // Everything must be there: from then on React keeps back what visitors do until it has taken the page over.
  const { chunk } = document.documentElement.dataset
  await Promise.all([fetchSharedData(), chunk === chunkName('home') && loadShowcase()])
}

export const wrapPageElement: GatsbyBrowser['wrapPageElement'] = wrapPage

export const wrapRootElement: GatsbyBrowser['wrapRootElement'] = ({ element }) => (
  <ErrorBoundary>{element}</ErrorBoundary>
)

// While developing there is nothing to take over. Gatsby's type is that of React 17.
export const replaceHydrateFunction: GatsbyBrowser['replaceHydrateFunction'] =
  process.env.NODE_ENV === 'production' ? () => hydrateInSteps as Renderer : undefined

export const onInitialClientRender: GatsbyBrowser['onInitialClientRender'] = () => {
  if (process.env.NODE_ENV === 'development') showContentMistakes()
  const page = document.documentElement
  page.dataset.app = ''
  colourBrowserBar()
  void refineSystem(page)
  followLinks()
  prefetchPages()
  watchForNewBuild()
  startCounting()
}

export const onPreRouteUpdate: GatsbyBrowser['onPreRouteUpdate'] = ({ location, prevLocation }) => {
  const leaves = prevLocation && prevLocation.pathname !== location.pathname
  if (leaves && mustLoadFully()) window.location.reload()
}

export const onRouteUpdate: GatsbyBrowser['onRouteUpdate'] = ({ location, prevLocation }) => {
  observeLinks()
  if (!prevLocation || prevLocation.pathname === location.pathname) return
  closeMenus()
  keepFocus()
  // Later: the page that was come to is not on the screen yet.
  whenIdle(() => delete document.documentElement.dataset.parts)
  countPageView(location.pathname)
}
