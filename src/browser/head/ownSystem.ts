import { isSystem } from '../../site/systems'
import { pageState } from '../pageState'

/**
 * Puts the downloads for the visitor's system first. The style sheet does so from the first paint on. When the page is
 * parsed, the elements move in the document too, so that keyboards and screen readers follow the order on the screen.
 */
export function putOwnSystemFirst(): void {
  const { offer } = pageState()
  if (!isSystem(offer)) return

  pageState().first = offer
  addEventListener('DOMContentLoaded', () => {
    for (const own of document.querySelectorAll(`[data-system="${offer}"]:not(a)`))
      own.parentElement?.prepend(own)
  })
}
