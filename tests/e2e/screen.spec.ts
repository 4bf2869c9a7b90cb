import { test, type Page } from '@playwright/test'
import { openAnswers } from '../support/accessibility'
import { expectNoFaults } from '../support/faults'
import { rules } from '../support/rules/rules'
import { isFull, samplesIn } from '../support/sitePages'

const widths = isFull
  ? [320, 340, 360, 390, 430, 480, 540, 600, 700, 768, 820, 900, 1024, 1100, 1200, 1280, 1366, 1440]
  : [320, 390, 600, 768, 1024, 1280, 1440]

/** All widths at a usual height, wide windows, and low ones. */
const sizes = [
  ...widths.map((width) => ({ width, height: 900 })),
  ...[1680, 1920, 2560].map((width) => ({ width, height: 1080 })),
  ...[844, 1024, 1366, 1440].map((width) => ({ width, height: 500 })),
]

/** The faults of all rules on a page, by the name of the rule. A worker visits each page once. */
const visited = new Map<string, Promise<Map<string, string[]>>>()

for (const { path, locale } of samplesIn('ar', 'de', 'es', 'ja', 'ko', 'ru', 'vi')) {
  // The rules of a page run in one worker, one after the other, so that they share a visit.
  test.describe(path, () => {
    test.describe.configure({ mode: 'default' })
    test.use({ locale, contextOptions: { reducedMotion: 'reduce' } })

    for (const { name } of rules) {
      test(name, async ({ page }) => {
        if (!visited.has(path)) visited.set(path, visit(page, path))
        const faults = await visited.get(path)

        expectNoFaults(faults?.get(name) ?? [])
      })
    }
  })
}

/** Opens a page and checks all rules at all sizes. */
async function visit(page: Page, path: string): Promise<Map<string, string[]>> {
  const faults = new Map(rules.map(({ name }): [string, string[]] => [name, []]))

  await page.goto(path)
  await openAnswers(page)
  await loadImages(page)

  for (const size of sizes) {
    await page.setViewportSize(size)
    for (const { name, find } of rules) {
      const found = await page.evaluate(find)

      faults.get(name)?.push(...found.map((fault) => `${size.width}×${size.height}: ${fault}`))
    }
  }

  return faults
}

/** Loads all images, which otherwise load when they are near the window. */
async function loadImages(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const images = [...document.images]

    for (const image of images) image.loading = 'eager'
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)))
  })
}
