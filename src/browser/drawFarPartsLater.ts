import { onceLoaded } from './onceLoaded'
import { onClick } from './onClick'
import { whenIdle } from './whenIdle'

/**
 * Has the parts of a page that are far from the window drawn after all else, so that what is seen first is not kept
 * waiting for them; src/styles/parts.css says where. Until then their heights are assumed, so whoever comes back to a
 * place of the page, or goes to a part of it, gets all of it at once.
 */
export function drawFarPartsLater({ dataset }: HTMLElement): void {
  const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (location.hash || visit?.type !== 'navigate') return
  dataset.parts = 'near'
  onClick('a[href*="#"]', () => delete dataset.parts)
  // A small page is often loaded before it is painted.
  onceLoaded(() => requestAnimationFrame(drawLater))
}

/** Each in an idle moment of its own: all at once would keep a slow phone from answering, and a tap comes first. */
function drawLater(): void {
  whenIdle(drawNextPart)
}

function drawNextPart(): void {
  const part = document.querySelector<HTMLElement>('[data-part]')
  if (!part) return
  delete part.dataset.part
  // Has it laid out here and now, not in one frame with the next.
  part.getBoundingClientRect()
  drawLater()
}
