import { type Page } from '@playwright/test'

/** The texts of a page that are cut off: by a box that hides what doesn't fit, or by the edge of the window. */
export function cutTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const slack = 2
    const edge = document.documentElement.clientWidth
    const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
    const scrolls = (overflow: string) => overflow === 'auto' || overflow === 'scroll'

    /** Whether something around a text cuts into its place; what is there for the ear only is no concern. */
    const isCut = (text: Text, { left, right, top, bottom }: DOMRect): boolean => {
      for (let box = text.parentElement; box; box = box.parentElement) {
        if (box === document.documentElement) break
        const { overflowX, overflowY, clipPath } = getComputedStyle(box)
        const { x, y, width, height } = box.getBoundingClientRect()
        if (clipPath === 'inset(50%)') return false
        if (hides(overflowX) && (left < x - slack || right > x + width + slack)) return true
        if (hides(overflowY) && (top < y - slack || bottom > y + height + slack)) return true
        if (scrolls(overflowX) || scrolls(overflowY)) return false
      }
      return left < -slack || right > edge + slack
    }

    const cut: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      const shown = text.parentElement?.checkVisibility({ visibilityProperty: true })
      if (!shown || !text.data.trim()) continue
      const range = document.createRange()
      range.selectNodeContents(text)
      if ([...range.getClientRects()].some((place) => isCut(text, place))) cut.push(text.data)
    }
    return cut
  })
}

/** Sets the text of a page as far apart as WCAG 1.4.12 lets visitors set it. */
export async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      * { letter-spacing: 0.12em !important; line-height: 1.5 !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }
    `)
    document.adoptedStyleSheets.push(sheet)
  })
}
