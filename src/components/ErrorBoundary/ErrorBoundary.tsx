import { Component, type ReactNode } from 'react'
import { isCrawler } from '../../lib/crawler'

interface ErrorBoundaryProps {
  readonly children: ReactNode
}

/** Stands around the whole app: when a page breaks, only the status code is shown, and to a crawler nothing. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly broken: boolean }> {
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
