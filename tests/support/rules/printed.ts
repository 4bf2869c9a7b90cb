import { type Rule } from './rule'

/**
 * On the screen, the rule notes how much text each section has; in print, it reports the sections that lack much of it.
 * Sections that are for the screen only count as empty.
 */
export const printed: Rule = {
  name: 'the printed page has the text of the screen, legibly on white paper',
  remedy: 'Show the text in `@media print`, in a colour that is dark enough for white paper.',
  find: () => {
    const { contrast, isShown } = window.helpers
    const store = window as { screenTexts?: readonly number[] }
    const isPrinted = matchMedia('print').matches
    const parts = [...document.querySelectorAll('main, main section[id]')]
    const isLegible = (element: Element) =>
      !isPrinted ||
      (element.getClientRects().length > 0 &&
        contrast(getComputedStyle(element).color, ['#fff']) >= 4.5)
    const unread = '[aria-hidden=true], section.screenOnly'
    const isRead = (element: Element | null) =>
      element && isShown(element) && isLegible(element) && !element.closest(unread)

    const lengths = parts.map((part) => {
      const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT)
      let length = 0

      while (texts.nextNode()) {
        const { parentElement, textContent } = texts.currentNode
        if (isRead(parentElement)) length += textContent?.trim().length ?? 0
      }

      return length
    })

    if (!isPrinted) {
      store.screenTexts = lengths

      return []
    }

    return parts.flatMap((part, index) => {
      const onScreen = store.screenTexts?.[index] ?? 0
      const share = (lengths[index] ?? 0) / onScreen
      // Buttons and forms have no use on paper.
      const isEnough = onScreen === 0 || share > (part.tagName === 'MAIN' ? 0.8 : 0.5)

      return isEnough ? [] : [`#${part.id} prints ${Math.round(share * 100)} % of its text`]
    })
  },
}
