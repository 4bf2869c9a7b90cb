import { type Page } from '@playwright/test'

/** What moves on a page, or would, for longer than the blink that is left to those who want stillness. */
export function movements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const blink = 0.01
    const longest = (durations: string) => Math.max(...durations.split(',').map(parseFloat))
    return [...document.querySelectorAll('*')].flatMap((element) => {
      const { animationName, animationDuration, transitionDuration, scrollBehavior } =
        getComputedStyle(element)
      const moves =
        (animationName !== 'none' && longest(animationDuration) > blink) ||
        longest(transitionDuration) > blink ||
        scrollBehavior === 'smooth'
      return moves ? element.outerHTML.slice(0, 120) : []
    })
  })
}
