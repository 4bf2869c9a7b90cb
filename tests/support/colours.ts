import { type Page } from '@playwright/test'

/** Functions for colours that run in the page. */
export interface ColourWindow {
  colours: {
    /** Returns the background colours of an element and its ancestors, from the back to the front. */
    backgroundsOf: (element: Element | null) => string[]
    /** Returns whether a colour has a contrast of at least 3:1 (WCAG 1.4.11) with colours painted on each other. */
    isDistinct: (colour: string, behind: readonly string[]) => boolean
  }
}

/** Adds the functions for colours to the window of the open page. */
export function addColours(page: Page): Promise<void> {
  return page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d', { willReadFrequently: true })
    const luminance = (colours: readonly string[]) => {
      if (!context) return 0
      for (const colour of colours) {
        context.fillStyle = colour
        context.fillRect(0, 0, 1, 1)
      }

      const [red = 0, green = 0, blue = 0] = [...context.getImageData(0, 0, 1, 1).data].map(
        (value) => (value <= 10 ? value / 3294.6 : ((value / 255 + 0.055) / 1.055) ** 2.4),
      )

      return 0.2126 * red + 0.7152 * green + 0.0722 * blue
    }

    const backgroundsOf = (element: Element | null): string[] =>
      element
        ? [...backgroundsOf(element.parentElement), getComputedStyle(element).backgroundColor]
        : ['Canvas']
    const isDistinct = (colour: string, behind: readonly string[]) => {
      const luminances = [luminance(behind), luminance([...behind, colour])]
      return (Math.max(...luminances) + 0.05) / (Math.min(...luminances) + 0.05) >= 3
    }

    ;(window as unknown as ColourWindow).colours = { backgroundsOf, isDistinct }
  })
}
