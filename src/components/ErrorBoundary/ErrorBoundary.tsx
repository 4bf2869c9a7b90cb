import { Component, type PropsWithChildren } from 'react'
import { pageState } from '../../browser/pageState'
import { isCrawler } from '../../lib/crawler'
import { messagesOf } from '../../lib/messages'
import { localizedPath } from '../../lib/paths'
import { claimReload } from '../../lib/reloadGuard'
import type { Locale } from '../../site/locales'

/** Wraps the app. After an error, visitors see the number 500, a retry button and a home link; crawlers see nothing. */
export class ErrorBoundary extends Component<PropsWithChildren, { readonly broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override componentDidCatch(error: unknown) {
    delete pageState().app
    const reload = () => location.reload()
    addEventListener('popstate', reload)
    // React cannot remove an element that a translator or an ad blocker has moved or removed before.
    if (error instanceof DOMException && claimReload(() => sessionStorage, Date.now())) reload()
  }

  override render() {
    if (!this.state.broken) return this.props.children
    if (isCrawler(navigator.userAgent)) return null
    return <ErrorPage />
  }
}

function ErrorPage() {
  // The page that was loaded in full. It has the current language, because a change of language is a full page load.
  const first = window.___loader.loadPageSync(pageState().path ?? '/')?.json
  const messages = first && messagesOf(first.data.pageMessages).common?.failure

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
