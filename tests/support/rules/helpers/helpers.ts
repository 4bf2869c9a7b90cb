import { type Page } from '@playwright/test'
import { installBoxes, type BoxHelpers } from './boxes'
import { installColours, type ColourHelpers } from './colours'
import { installDrawings, type DrawingHelpers } from './drawings'
import { installElements, type ElementHelpers } from './elements'
import { installLines, installTexts, type TextHelpers } from './texts'
import { installWords, type WordHelpers } from './words'

/** Functions that rules use. They run in the page. */
export interface Helpers
  extends BoxHelpers, ColourHelpers, DrawingHelpers, ElementHelpers, TextHelpers, WordHelpers {}

/**
 * Functions that run in the page, one after the other, and put the helpers into `window.helpers`. Each uses nothing outside
 * itself but `window.helpers`.
 */
export const installers: readonly (() => void)[] = [
  () => {
    Object.assign(window, { helpers: {} })
  },
  installElements,
  installBoxes,
  installTexts,
  installLines,
  installWords,
  installDrawings,
  installColours,
]

/** Adds the helpers to the open page. */
export async function addHelpers(page: Page): Promise<void> {
  for (const install of installers) await page.evaluate(install)
}
