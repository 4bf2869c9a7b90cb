import type * as Analytics from './analytics'
import { anyConfigured } from '../site/thirdPartyIds'

let analytics: Promise<typeof Analytics> | undefined

/** Fetches what loads the configured third parties; where none is configured there is nothing to fetch. */
export function startCounting(): void {
  if (!anyConfigured) return
  analytics = import('./analytics')
  void analytics.then(({ startAnalytics }) => startAnalytics())
}

/** Counts a view of the page at a path, where something is configured and the visitor agrees. */
export function countPageView(path: string): void {
  void analytics?.then((module) => module.countPageView(path))
}
