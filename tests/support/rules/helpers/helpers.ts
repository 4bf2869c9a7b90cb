import { type Page } from '@playwright/test'
import { installBlockHelpers, installTextBlockHelpers, type BlockHelpers } from './blocks'
import { installBoxHelpers, installScrollHelpers, type BoxHelpers } from './boxes'
import { installColourHelpers, type ColourHelpers } from './colours'
import { installDrawingHelpers, type DrawingHelpers } from './drawings'
import { installElementHelpers, type ElementHelpers } from './elements'
import { installImageHelpers, type ImageHelpers } from './images'
import { installNameHelpers, type NameHelpers } from './names'
import { installLineHelpers, installTextHelpers, type TextHelpers } from './texts'
import { installCutHelpers, installWordHelpers, type WordHelpers } from './words'

/** Functions that rules use. They run in the page. */
export interface Helpers
  extends
    BlockHelpers,
    BoxHelpers,
    ColourHelpers,
    DrawingHelpers,
    ElementHelpers,
    ImageHelpers,
    NameHelpers,
    TextHelpers,
    WordHelpers {}

/**
 * Functions that run in the page, one after the other, and put the helpers into `window.helpers`. Each uses nothing outside
 * itself but `window.helpers`.
 */
export const installers: readonly (() => void)[] = [
  () => {
    Object.assign(window, { helpers: {} })
  },
  installElementHelpers,
  installNameHelpers,
  installImageHelpers,
  installBoxHelpers,
  installScrollHelpers,
  installTextHelpers,
  installLineHelpers,
  installBlockHelpers,
  installTextBlockHelpers,
  installWordHelpers,
  installCutHelpers,
  installDrawingHelpers,
  installColourHelpers,
]

/** Adds the helpers to the open page. */
export async function addHelpers(page: Page): Promise<void> {
  for (const install of installers) await page.evaluate(install)
}
