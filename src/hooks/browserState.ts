import { useEffect, useState, useSyncExternalStore } from 'react'
import { isCrawler } from '../lib/crawler'
import { consentState, onConsentChange } from '../browser/consentAnswer'
import type { AnalyticsState } from '../lib/consent'
import { readMachine, type ReadMachine } from '../browser/readMachine'

/** The id of the build that the page comes from; empty in the built HTML, which may be that of several builds. */
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

/** Whether a crawler reads the page; no in the built HTML, which knows no visitor. */
export function useCrawler(): boolean {
  return useSyncExternalStore(
    () => () => undefined,
    () => isCrawler(navigator.userAgent),
    () => false,
  )
}

/** What may happen with analytics; `off` in the built HTML, which knows no visitor. */
export function useConsent(): AnalyticsState {
  return useSyncExternalStore(onConsentChange, consentState, () => 'off')
}

/** The path, query and fragment of the page's address; undefined in the built HTML, which stands at many addresses. */
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

/** The visitor's machine; undefined until the browser has told what it knows. */
export function useMachine(): ReadMachine | undefined {
  const [machine, setMachine] = useState<ReadMachine>()
  useEffect(() => {
    void readMachine().then(setMachine)
  }, [])
  return machine
}
