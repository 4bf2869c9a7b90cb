import { Component, type PropsWithChildren } from 'react'
import { isLaterPage, showServedPage } from '../../browser/app/servedPage'
import { pageState } from '../../browser/pageState'
import { isCrawler } from '../../lib/crawler'
import { messagesByNamespace } from '../../lib/messages'
import { localizedPath } from '../../lib/paths'
import { claimReload } from '../../lib/reloadGuard'
import type { Locale } from '../../site/locales'

interface BoundaryState {
  readonly shown: 'app' | 'nothing' | 'error'
}

/**
 * Wraps the app. After an error, the page stays as the host sent it. If the error occurs on the way to another page, that
 * page is loaded in full. If that has just been tried, visitors see the number 500, a retry button and a home link;
 * crawlers see nothing.
 */
export class ErrorBoundary extends Component<PropsWithChildren, BoundaryState> {
  override state: BoundaryState = { shown: 'app' }

  static getDerivedStateFromError(): BoundaryState {
    return { shown: 'nothing' }
  }

  override componentDidCatch(error: unknown) {
    const reload = () => location.reload()
    const isServed = showServedPage()
    // React cannot remove an element that a translator or an ad blocker has moved or removed before.
    const isRepairable = isLaterPage() || error instanceof DOMException

    addEventListener('popstate', reload)
    if (isRepairable && claimReload(() => sessionStorage, Date.now())) reload()
    else if (!isServed) this.setState({ shown: 'error' })
  }

  override render() {
    const { shown } = this.state
    if (shown === 'app') return this.props.children
    if (shown === 'nothing' || isCrawler(navigator.userAgent)) return null
    return <ErrorPage />
  }
}

function ErrorPage() {
  // The page that was loaded in full. It has the current language, because a change of language is a full page load.
  const first = window.___loader.loadPageSync(pageState().path ?? '/')?.json
  const messages = first && messagesByNamespace(first.data.pageMessages).common?.failure

  return (
    <main className="card bare stack">
      <h1 data-error="500">500</h1>
      {messages && (
        <p className="row">
          {/* The head script reloads the page on a click. */}
          <button className="button" type="button" data-retry="">
            {messages.retry}
          </button>
          <a
            className="button secondary"
            href={localizedPath('/', first.pageContext.locale as Locale)}
          >
            {messages.home}
          </a>
        </p>
      )}
    </main>
  )
}
