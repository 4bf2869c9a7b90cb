import { Component, type PropsWithChildren } from 'react'
import { isCrawler } from '../../lib/crawler'

/** Wraps the whole app. If rendering a page throws, visitors see the number 500, and crawlers see an empty page. */
export class ErrorBoundary extends Component<PropsWithChildren, { readonly broken: boolean }> {
  override state = { broken: false }

  static getDerivedStateFromError() {
    return { broken: true }
  }

  override render() {
    if (!this.state.broken) return this.props.children
    if (isCrawler(navigator.userAgent)) return null
    return (
      <main>
        <h1 data-error="500">500</h1>
      </main>
    )
  }
}
