import { expect, test } from '@playwright/test'
import { samplePages } from './support/samplePages'
import { tabProblems } from './support/tabWalk'
import { openApp } from './support/visitor'

/** A browser on a machine with neither mouse nor touch, such as a television: 1 is the browser's number for none. */
const withoutPointer = [
  'primaryPointerType',
  'availablePointerTypes',
  'primaryHoverType',
  'availableHoverTypes',
]
  .map((setting) => `${setting}=1`)
  .join(',')

test.use({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const args = [...(launchOptions.args ?? []), `--blink-settings=${withoutPointer}`]
      await use({ ...launchOptions, args })
    },
    { scope: 'worker' },
  ],
  contextOptions: { reducedMotion: 'reduce' },
})

for (const { name, path } of samplePages) {
  test(`${name} can be used whole where there is no pointer`, async ({ page }) => {
    await openApp(page, path)
    const has = (query: string) => page.evaluate((media) => matchMedia(media).matches, query)
    expect(await has('(pointer: none) and (any-pointer: none) and (hover: none)')).toBe(true)
    expect(await tabProblems(page)).toEqual([])
  })
}
