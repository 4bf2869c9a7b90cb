import { iconPath, parseSwap, swapName } from '../lib/sharedSwap'
import { cast, type Character } from '../site/palette'
import { pageState } from './pageState'
import { readStored, remember } from './storage'

const storageKey = 'wear'

/** Shows the swap that was worn on an earlier page or in another tab, and none if it was taken off. */
export function applyWornSwap(): void {
  show(readStored(storageKey))
}

/** Wears a swap, such as `ada-ben`, on every page; null takes it off and forgets it. */
export function wear(name: string | null): void {
  show(name)
  remember(storageKey, name)
}

/** Sets the properties with which src/styles/utilities.css replaces artwork. The security policy forbids style attributes in HTML. */
function show(name: string | null): void {
  const state = pageState()
  const swap = parseSwap(name)
  if (!swap) delete state.wear
  else {
    state.wear = swapName(swap)
    set('swap', swap.head, swap.face)
    set('head', swap.head, swap.head)
    set('face', swap.face, swap.face)
  }
  const icon = document.querySelector('link[type="image/svg+xml"]')
  const address = swap ? iconPath(swap) : '/favicon.svg'
  // Setting the same address again would load the icon again.
  if (icon?.getAttribute('href') !== address) icon?.setAttribute('href', address)
}

function set(part: string, head: Character, face: Character): void {
  const { style } = document.documentElement
  style.setProperty(`--worn-${part}`, `url(/cast/${head}-${face}.svg)`)
  style.setProperty(`--worn-${part}-field`, `var(--${cast[face].field})`)
  style.setProperty(`--worn-${part}-ground`, `var(--field-${cast[face].field})`)
}
