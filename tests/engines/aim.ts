import type { Finder, Target } from './target'

// These functions run in the page, so they use nothing outside themselves.

/** What `aimAt` writes into the page: how to stop discarding clicks, and whether the last one was discarded. */
type AimedWindow = Window & { aim?: AbortController; missedClick?: boolean }

/** Scrolls to an element, returns its centre, and discards the next click if it misses the element. */
export function aimAt(find: Finder, target: Target): { readonly x: number; readonly y: number } {
  const element = find(target)
  const page = window as AimedWindow

  element?.scrollIntoView({ block: 'center', behavior: 'instant' })
  const { left, top, width, height } = element?.getBoundingClientRect() ?? new DOMRect()

  page.aim?.abort()
  page.aim = new AbortController()
  page.missedClick = false

  const discardMiss = (event: Event) => {
    // A control may disappear as soon as it is pressed, so the end of the click may be elsewhere.
    if (event.type === 'pointerdown')
      page.missedClick = !element || !event.composedPath().includes(element)

    if (!page.missedClick) return

    event.preventDefault()
    event.stopImmediatePropagation()
  }

  for (const step of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
    addEventListener(step, discardMiss, { capture: true, signal: page.aim.signal })

  return { x: left + width / 2, y: top + height / 2 }
}

/** Returns whether the last click was discarded, and stops discarding clicks. */
export function missedAim(): boolean {
  const page = window as AimedWindow

  page.aim?.abort()

  return page.missedClick ?? false
}

/** Returns whether all animations have ended, apart from those that never end or that follow the scroll position. */
export function isStill(): boolean {
  return document
    .getAnimations()
    .every(
      ({ playState, timeline, effect }) =>
        playState !== 'running' ||
        timeline !== document.timeline ||
        effect?.getComputedTiming().endTime === Infinity,
    )
}
