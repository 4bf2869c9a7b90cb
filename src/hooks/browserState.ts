import { useSyncExternalStore } from 'react'
import { pageState } from '../browser/pageState'
import { consentState, onConsentChange, type AnalyticsState } from '../browser/app/consent'
import { useCommonMessages } from '../i18n/PageProvider'
import { parseSwap, swapCaption } from '../lib/sharedSwap'

/** Returns the id of the build at the start of the app; empty until it is known. */
export function useBuild(): string {
  return useSyncExternalStore(
    onPageState,
    () => pageState().build ?? '',
    () => '',
  )
}

/** The swap that the site wears, and who it shows; undefined in the built HTML. */
export function useWornSwap() {
  const { swap: messages } = useCommonMessages()
  const swap = parseSwap(useSyncExternalStore(onPageState, () => pageState().wear, unknown))
  return swap && { ...swap, caption: swapCaption(messages, swap) }
}

function onPageState(callback: () => void): () => void {
  const observer = new MutationObserver(callback)
  observer.observe(document.documentElement, { attributeFilter: ['data-build', 'data-wear'] })
  return () => observer.disconnect()
}

/** Returns the state of the analytics consent; `off` in the built HTML. */
export function useConsent(): AnalyticsState {
  return useSyncExternalStore(onConsentChange, consentState, () => 'off')
}

/** Returns the path, query and fragment of the URL; undefined in the built HTML. */
export function useFullPath(): string | undefined {
  return useSyncExternalStore(subscribe, fullPath, unknown)
}

/** If the head script has repaired malformed percent-escapes (head/startApp.ts), returns the original URL. */
function fullPath(): string {
  const { requested } = pageState()
  return requested ?? location.pathname + location.search + location.hash
}

function subscribe(onChange: () => void): () => void {
  addEventListener('popstate', onChange)
  return () => {
    removeEventListener('popstate', onChange)
  }
}

function unknown(): undefined {
  return undefined
}
