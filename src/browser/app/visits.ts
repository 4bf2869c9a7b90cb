import { anyConfigured } from '../../site/thirdPartyIds'
import type * as Analytics from './analytics'

let analytics: Promise<typeof Analytics> | undefined

/** Loads the analytics module if analytics is configured. */
export function startCounting(): void {
  if (!anyConfigured) return
  analytics = import('./analytics')
  void analytics.then(({ startAnalytics }) => startAnalytics())
}

/** Counts a page view, if analytics is configured and the visitor has consented. */
export function countPageView(path: string): void {
  void analytics?.then((module) => module.countPageView(path))
}
