import { useSyncExternalStore } from 'react'
import { consentState, onConsentChange, type AnalyticsState } from '../browser/app/consent'
import { onRequests, requestCounts, type RequestCounts } from '../browser/app/requests'
import { pageState, type Theme } from '../browser/pageState'
import { onStoredChange } from '../browser/storage'
import { currentTheme, onSystemTheme } from '../browser/theme'
import type { Character } from '../site/palette'

const unknown = () => undefined

/** Returns the ID of the build that was published when the app started; undefined until the ID is known. */
export function useBuild(): string | undefined {
  return useSyncExternalStore(onPageState, () => pageState().build, unknown)
}

/** Returns the person whose face the visitor wears; undefined in the built HTML. */
export function useWornFace(): Character | undefined {
  return useSyncExternalStore(onPageState, () => pageState().wear, unknown)
}

/** Returns the theme that the page has; undefined in the built HTML. */
export function useTheme(): Theme | undefined {
  return useSyncExternalStore(onTheme, currentTheme, unknown)
}

/** Returns the number of requests of the page so far; undefined in the built HTML, and if the browser does not list them. */
export function useRequestCounts(): RequestCounts | undefined {
  return useSyncExternalStore(onRequests, requestCounts, unknown)
}

/** Calls `callback` after a choice in this tab or in another one. */
function onAnyConsent(callback: () => void): () => void {
  const unsubscribers = [onConsentChange(callback), onStoredChange(callback)]

  return () => unsubscribers.forEach((unsubscribe) => unsubscribe())
}

function onTheme(callback: () => void): () => void {
  const unsubscribers = [onPageState(callback), onSystemTheme(callback)]

  return () => unsubscribers.forEach((unsubscribe) => unsubscribe())
}

function onPageState(callback: () => void): () => void {
  const observer = new MutationObserver(callback)
  observer.observe(document.documentElement, {
    attributeFilter: ['data-build', 'data-theme', 'data-wear'],
  })
  return () => observer.disconnect()
}

/** Returns the state of analytics; `off` in the built HTML. */
export function useConsent(): AnalyticsState {
  return useSyncExternalStore(onAnyConsent, consentState, () => 'off')
}

/** Returns the requested path, query and fragment, even if repaired; undefined in the built HTML. */
export function useFullPath(): string | undefined {
  const fullPath = () =>
    pageState().requested ?? location.pathname + location.search + location.hash
  return useSyncExternalStore(onPopState, fullPath, unknown)
}

function onPopState(callback: () => void): () => void {
  addEventListener('popstate', callback)
  return () => removeEventListener('popstate', callback)
}
