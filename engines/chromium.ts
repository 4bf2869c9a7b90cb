import { chromium } from '@playwright/test'
import { type Browser } from './browser'

/** Starts the Chromium at a path, without a window; Playwright drives it. */
export async function startChromium(executablePath: string): Promise<Browser> {
  const browser = await chromium.launch({
    executablePath,
    // Root has no sandbox, and machines that check changes run as root.
    args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
  })
  const page = await browser.newPage({ locale: 'en-GB' })
  return {
    goTo: async (address) => {
      await page.goto(address)
    },
    evaluate: (expression) => page.evaluate<string>(expression),
    press: (key) => page.keyboard.press(key),
    drag: async ([first, ...rest]) => {
      await page.mouse.move(first.x, first.y)
      await page.mouse.down()
      for (const { x, y } of rest) await page.mouse.move(x, y)
      await page.mouse.up()
    },
    close: () => browser.close(),
  }
}
