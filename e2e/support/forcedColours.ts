import { type Page } from '@playwright/test'

/** The icons of a page's controls that cannot be told from what they stand on. */
export function lostIcons(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    // The colours change one frame after they were asked for.
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const clear = /^rgba\(.*, 0\)$/
    const ground = (element: Element | null): string => {
      if (!element) return getComputedStyle(document.documentElement).backgroundColor
      const { backgroundColor } = getComputedStyle(element)
      return clear.test(backgroundColor) ? ground(element.parentElement) : backgroundColor
    }
    return [...document.querySelectorAll('a svg, button svg, summary svg')]
      .filter((icon) => icon.checkVisibility({ visibilityProperty: true }))
      .filter((icon) => {
        const { stroke } = getComputedStyle(icon)
        return stroke === 'none' || clear.test(stroke) || stroke === ground(icon)
      })
      .map((icon) => icon.parentElement?.outerHTML.slice(0, 120) ?? '')
  })
}
