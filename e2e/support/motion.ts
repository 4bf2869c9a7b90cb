import { type Page } from '@playwright/test'

/** What moves on a page, or would: even the shortest transition shows an old state for a frame or more. */
export function movements(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const longest = (durations: string) => Math.max(...durations.split(',').map(parseFloat))
    return [...document.querySelectorAll('*')].flatMap((element) => {
      const { animationName, animationDuration, transitionDuration, scrollBehavior } =
        getComputedStyle(element)
      const moves =
        (animationName !== 'none' && longest(animationDuration) > 0) ||
        longest(transitionDuration) > 0 ||
        scrollBehavior === 'smooth'
      return moves ? element.outerHTML.slice(0, 120) : []
    })
  })
}
