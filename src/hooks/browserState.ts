import { useSyncExternalStore } from 'react'
import { pageState } from '../browser/pageState'
import { consentState, onConsentChange, type AnalyticsState } from '../browser/app/consent'
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

function onPageState(callback: () => void): () => void {
  const observer = new MutationObserver(callback)
  observer.observe(document.documentElement, { attributeFilter: ['data-build', 'data-wear'] })
  return () => observer.disconnect()
}

/** Returns the state of analytics; `off` in the built HTML. */
export function useConsent(): AnalyticsState {
  return useSyncExternalStore(onConsentChange, consentState, () => 'off')
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
