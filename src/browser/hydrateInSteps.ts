import { startTransition, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'

/**
 * Takes over the page that was served, in steps of a few milliseconds between which the visitor is answered:
 * in one go it would hold a slow phone up for a third of a second.
 */
export function hydrateInSteps(page: ReactNode, place: object | null): void {
  if (place instanceof Element) startTransition(() => void hydrateRoot(place, page))
}
