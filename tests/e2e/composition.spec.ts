import { expect, test, type Page } from '@playwright/test'
import sharp from 'sharp'
import { pathFor } from '../../src/lib/paths'
import { localeCodes, type Locale } from '../../src/site/locales'
import type { Route } from '../../src/site/routes'
import { messagesOf } from '../support/content'
import { opening } from '../support/downloads'
import { expectNoFaults } from '../support/faults'
import { agents } from '../support/userAgents'

/** Low laptops, tablets, a phone and a desktop computer. */
const windows = [
  [390, 844],
  [600, 960],
  [768, 1024],
  [1024, 768],
  [1280, 720],
  [1366, 650],
  [1440, 600],
  [1440, 900],
] as const

// The line comes in once. With reduced motion, it is in its place at once.
test.use({ userAgent: agents.windowsChrome, contextOptions: { reducedMotion: 'reduce' } })

/** Returns the darkest channel of a picture, from 0 to 255. */
async function darkest(picture: Buffer): Promise<number> {
  const { channels } = await sharp(picture).removeAlpha().stats()

  return Math.min(...channels.map(({ min }) => min))
}

/** Returns a picture of the line of the opening, as high as the words of the title, without these words. */
async function lineBesideTitle(page: Page): Promise<Buffer> {
  const clip = await opening(page).evaluate((element) => {
    const title = element.querySelector('h1')
    const lines = [...(title?.children ?? [])].map((line) => line.getBoundingClientRect())
    const line = [...element.querySelectorAll('div')].find(
      (part) => parseFloat(getComputedStyle(part).borderInlineStartWidth) === 3,
    )
    const { left, right } = line?.getBoundingClientRect() ?? new DOMRect()
    const y = Math.min(...lines.map(({ top }) => top))

    title?.style.setProperty('visibility', 'hidden')

    return {
      x: Math.round(document.dir === 'rtl' ? right - 2 : left + 1),
      y,
      width: 1,
      height: Math.max(...lines.map(({ bottom }) => bottom)) - y,
    }
  })
  const picture = await page.screenshot({ clip })

  await page.locator('h1').evaluate((title) => title.style.removeProperty('visibility'))

  return picture
}

for (const locale of ['en', 'ko', 'ar'] satisfies Locale[]) {
  test(`no full stop of the title is lost in the line in ${locale}`, async ({ page }) => {
    const faults: string[] = []

    await page.goto(pathFor('home', locale))
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height })
      const channel = await darkest(await lineBesideTitle(page))

      if (channel < 200) faults.push(`${width}×${height}: the line is as dark as the title`)
    }

    expectNoFaults(faults)
  })

  test(`the control of the line is not in front of the mouth in ${locale}`, async ({ page }) => {
    const { before } = messagesOf(locale, 'home').compareSlider
    const faults: string[] = []

    await page.goto(pathFor('home', locale))
    for (const [width, height] of windows) {
      await page.setViewportSize({ width, height })
      const control = await opening(page)
        .getByText(before, { exact: true })
        .locator('..')
        .boundingBox()
      const face = await opening(page).locator('img:not([alt=""])').first().boundingBox()
      if (!control || !face) throw new Error('The opening has no control or no face.')
      const top = (control.y - face.y) / face.height
      const bottom = (control.y + control.height - face.y) / face.height

      // The mouth of the drawing is between these shares of its height.
      if (bottom > 0.3 && top < 0.55)
        faults.push(`${width}×${height}: the control is at ${Math.round(100 * top)} % of the face`)
    }

    expectNoFaults(faults)
  })
}

/** Large portraits are as wide as this, in pixels; the frames of films, which may leave the window, are narrower. */
const large = 270

/** Returns the large portraits of which the window or the header cuts the face. */
function cutFaces(page: Page): Promise<string[]> {
  return page.evaluate((minimum) => {
    const top = document.querySelector('main')?.getBoundingClientRect().top ?? 0

    return [...document.querySelectorAll<HTMLImageElement>('main img[src*="/cast/"]')]
      .map((image) => ({ image, box: image.getBoundingClientRect() }))
      .filter(({ box }) => box.width >= minimum)
      .filter(({ box }) => {
        // The face and the hair: the middle of the drawing, without 4 % of empty space above.
        const inset = 0.2 * box.width

        return (
          box.top + 0.04 * box.height < top ||
          box.left + inset < 0 ||
          box.right - inset > document.documentElement.clientWidth
        )
      })
      .map(({ image, box }) => `${image.alt || image.src}: at ${box.left}, ${box.top}`)
  }, large)
}

const cutPages: readonly Route[] = ['home', 'download', 'price', 'credits', 'tutorial', 'about']

for (const route of cutPages) {
  for (const locale of ['en', 'ko'] satisfies Locale[]) {
    test(`no window cuts a face of ${pathFor(route, locale)}`, async ({ page }) => {
      const faults: string[] = []

      await page.goto(pathFor(route, locale))
      for (const [width, height] of windows) {
        // On phones, the window may crop rows of people.
        if (width < 600) continue
        await page.setViewportSize({ width, height })
        for (const face of await cutFaces(page)) faults.push(`${width}×${height}: ${face}`)
      }

      expectNoFaults(faults)
    })
  }
}

/** Laptops of all heights, and a phone on its side. */
const wide = [
  [844, 390],
  [1024, 768],
  [1280, 720],
  [1366, 650],
  [1440, 600],
  [1440, 800],
  [1440, 900],
  [1536, 730],
  [1920, 950],
] as const

for (const locale of localeCodes) {
  test(`the line of the opening crosses the title in wide windows in ${locale}`, async ({
    page,
  }) => {
    const faults: string[] = []

    await page.goto(pathFor('home', locale))
    for (const [width, height] of wide) {
      await page.setViewportSize({ width, height })
      const { title, line } = await endsInOpening(page)

      if (title <= line)
        faults.push(`${width}×${height}: the title ends at ${title} px, the line is at ${line} px`)
    }

    expectNoFaults(faults)
  })
}

/** Returns the end of the title and the place of the line, in pixels from the inline start of the window. */
function endsInOpening(page: Page): Promise<Record<'title' | 'line', number>> {
  return opening(page).evaluate((element) => {
    const { clientWidth, dir } = document.documentElement
    const range = document.createRange()
    const ends = [...(element.querySelector('h1')?.children ?? [])].map((line) => {
      range.selectNodeContents(line)
      const { left, right } = range.getBoundingClientRect()

      return dir === 'rtl' ? clientWidth - left : right
    })
    const share =
      (element.querySelector<HTMLInputElement>('[type=range]')?.valueAsNumber ?? 0) / 100

    return { title: Math.round(Math.max(...ends)), line: Math.round(share * clientWidth) }
  })
}

for (const route of cutPages) {
  test(`on phones, the buttons of ${pathFor(route, 'en')} are as wide as their column`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(pathFor(route, 'en'))
    const narrow = await page.locator('main .button:visible').evaluateAll((buttons) =>
      buttons
        .filter((button) => {
          const column = button.parentElement?.closest(':not(p)') ?? document.body
          const { paddingLeft, paddingRight } = getComputedStyle(column)
          const room = column.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)

          return button.getBoundingClientRect().width < room - 2
        })
        .map((button) => button.textContent),
    )

    expect(narrow).toEqual([])
  })
}

for (const locale of localeCodes) {
  test(`on phones, the purpose of each mode is below its name in ${locale}`, async ({ page }) => {
    const modes = Object.values(messagesOf(locale, 'modes'))
      .filter((mode) => typeof mode === 'object' && 'best' in mode)
      .map(({ name, best }) => ({ name, best }))
    const beside: string[] = []

    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(pathFor('home', locale))
    for (const { name, best } of modes) {
      const heading = page.getByRole('heading', { name, exact: true, level: 4 })
      const [above, below] = await Promise.all([
        heading.boundingBox(),
        heading.locator('..').getByText(best, { exact: true }).boundingBox(),
      ])

      if (!above || !below || below.y < above.y + above.height) beside.push(name)
    }

    expect(modes).not.toEqual([])
    expect(beside).toEqual([])
  })
}
