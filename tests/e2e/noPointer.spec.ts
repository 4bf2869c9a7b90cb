import { expect, test } from '@playwright/test'
import { expectNoFaults } from '../support/faults'
import { tabProblems } from '../support/keyboard'
import { openApp } from '../support/visitor'

/** Chromium settings that describe the pointing device. The value 1 means none, as on a television. */
const settings = [
  'primaryPointerType',
  'availablePointerTypes',
  'primaryHoverType',
  'availableHoverTypes',
]
  .map((name) => `${name}=1`)
  .join(',')

test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const args = [...(launchOptions.args ?? []), `--blink-settings=${settings}`]
      await use({ ...launchOptions, args })
    },
    { scope: 'worker' },
  ],
  contextOptions: { reducedMotion: 'reduce' },
})

test('without a pointer, the keyboard reaches every control', async ({ page }) => {
  await openApp(page, '/')
  expect(await page.evaluate(() => matchMedia('(any-pointer: none)').matches)).toBe(true)
  expectNoFaults(await tabProblems(page))
})
