import { anyConfigured } from './consent'

/** The analytics module. Set by `startCounting` if analytics is configured, and used by `reportPageView`. */
let analytics: Promise<typeof import('./analytics')> | undefined

/** Loads the analytics module, if Google Analytics or Google Tag Manager is configured. */
export function startCounting(): void {
  if (!anyConfigured) return
  analytics = import('./analytics')
  void analytics.then(({ startAnalytics }) => startAnalytics())
}

/** Reports a view of the page at a path, if analytics is configured and the visitor has consented. */
export function reportPageView(path: string): void {
  void analytics?.then((module) => module.reportPageView(path))
}
