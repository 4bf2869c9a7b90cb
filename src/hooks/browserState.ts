import { useEffect, useState, useSyncExternalStore } from 'react'
import { isCrawler } from '../lib/crawler'
import { consentState, onConsentChange } from '../browser/consentAnswer'
import type { AnalyticsState } from '../lib/consent'
import { readMachine, type ReadMachine } from '../browser/readMachine'

/** The id of the page's build; empty in the built HTML. */
export function useBuild(): string {
  return useSyncExternalStore(
    never,
    () => document.documentElement.dataset.build ?? '',
    () => '',
  )
}

function never(): () => void {
  return () => undefined
}

/** Whether the user agent is a crawler; false in the built HTML. */
export function useCrawler(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => isCrawler(navigator.userAgent),
    () => false,
  )
}

/** The state of the analytics consent; `off` in the built HTML. */
export function useConsent(): AnalyticsState {
  return useSyncExternalStore(onConsentChange, consentState, () => 'off')
}

/** The path, query and fragment of the URL; undefined in the built HTML. */
export function useFullPath(): string | undefined {
  return useSyncExternalStore(subscribe, fullPath, unknown)
}

/** An address with a malformed escape was mended for the app's sake: mendAddress.ts has noted how it was asked for. */
function fullPath(): string {
  const { requested } = document.documentElement.dataset
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

/** The visitor's machine; undefined until the browser has answered. */
export function useMachine(): ReadMachine | undefined {
  const [machine, setMachine] = useState<ReadMachine>()
  useEffect(() => {
    void readMachine().then(setMachine)
  }, [])
  return machine
}
