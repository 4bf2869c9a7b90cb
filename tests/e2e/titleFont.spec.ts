import { expect, test, type Page } from '@playwright/test'
import { pathFor } from '../../src/lib/paths'
import type { Locale } from '../../src/site/locales'
import { titleFontPath } from '../../src/site/titleFonts'
import { openApp, showsPage } from '../support/app'
import { messagesOf } from '../support/content'
import { requestsReported, watchRequests } from '../support/requests'

const { opening } = messagesOf('en', 'home')

const title = (page: Page) => page.locator('h1')
const words = (page: Page) => page.locator('h1 [data-word]')
const chip = (page: Page, face: string) =>
  page.locator('label').filter({ has: page.locator(`[name="opening-face"][value="${face}"]`) })

/** Chooses a face in the opening, and waits until the title has its font and nothing moves. */
async function choose(page: Page, face: string): Promise<void> {
  await chip(page, face).click()
  await expect(title(page)).toHaveAttribute('data-has-copy')
  await expect(title(page).locator('[aria-hidden] > span')).toHaveCount(1)
}

/** Opens a page as a visitor who wears Dai’s face. */
async function openWorn(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('wear', 'dai'))
  await openApp(page, path)
}

interface Word {
  readonly word: string | undefined
  readonly left: number
  readonly width: number
}

/** Returns the words of the page's own title, and those of its copy, with their places in pixels. */
function settings(page: Page): Promise<Readonly<Record<'own' | 'copy', readonly Word[]>>> {
  return title(page).evaluate((heading) => {
    const placed = (word: string | undefined, { left, width }: DOMRect) => ({ word, left, width })
    const walker = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
    const own: Word[] = []

    while (walker.nextNode()) {
      const text = walker.currentNode as Text

      for (const { index, 0: word } of text.data.matchAll(/\S+/g)) {
        const range = document.createRange()

        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        own.push(placed(word, range.getBoundingClientRect()))
      }
    }

    const copy = [...heading.querySelectorAll<HTMLElement>('[data-word]')].map((word) =>
      placed(word.dataset.word, word.getBoundingClientRect()),
    )

    return { own, copy }
  })
}

/** Throws unless each word of the copy is in front of the same word of the page, to half a pixel. */
async function expectSamePlaces(page: Page): Promise<void> {
  const { own, copy } = await settings(page)

  expect(copy.map(({ word }) => word)).toEqual(own.map(({ word }) => word))
  own.forEach(({ left, width }, index) => {
    expect(copy[index]?.left).toBeCloseTo(left, 0)
    expect(copy[index]?.width).toBeCloseTo(width, 0)
  })
}

test('fonts are fetched only once the visitor points at a face', async ({ page }) => {
  const requests = watchRequests(page)
  const fonts = () => requests.filter((path) => path.includes('title-font'))

  await openApp(page, '/')
  await requestsReported(page)
  expect(fonts()).toEqual([])
  await chip(page, 'cleo').hover()
  await expect.poll(fonts).toContain(titleFontPath('cleo', 'en'))
  await expect(words(page)).toHaveCount(0)
})

test('the font of the first face is fetched when the line moves', async ({ page }) => {
  const requests = watchRequests(page)

  await openApp(page, '/')
  await page.getByRole('slider').press('ArrowLeft')
  await expect(words(page).first()).toBeAttached()
  expect(requests).toContain(titleFontPath('ben', 'en'))
})

const looks: readonly (readonly [Locale, face: string])[] = [
  ['en', 'ben'],
  ['de', 'cleo'],
  ['ru', 'dai'],
  ['vi', 'eva'],
  ['ar', 'ben'],
  ['ja', 'cleo'],
]

for (const [locale, face] of looks) {
  for (const width of [390, 1440]) {
    test(`the words keep their places in ${locale} at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      await openApp(page, pathFor('home', locale))
      await choose(page, face)
      await expectSamePlaces(page)
    })
  }
}

test('the words keep their places when the window changes', async ({ page }) => {
  await openApp(page, '/')
  await choose(page, 'dai')
  await page.setViewportSize({ width: 800, height: 700 })
  await expect(() => expectSamePlaces(page)).toPass()
})

/** What an element shows after its `clip-path`: both edges, in pixels from the inline start of the window. */
interface Shown {
  readonly start: number
  readonly end: number
}

/** Returns what the lines of the title show, and what the copy does. */
function shownParts(page: Page): Promise<Readonly<{ lines: readonly Shown[]; copy: Shown }>> {
  return title(page).evaluate((heading) => {
    const { direction } = getComputedStyle(heading)
    const shown = (element: Element) => {
      const box = element.getBoundingClientRect()
      const [, right = 0, , left = right] = getComputedStyle(element)
        .clipPath.split(' ')
        .map((inset) => parseFloat(inset))
      const from = box.left + left
      const to = box.right - right

      return direction === 'rtl'
        ? { start: innerWidth - to, end: innerWidth - from }
        : { start: from, end: to }
    }

    const parts = [...heading.children].map(shown)

    return { lines: parts.slice(0, -1), copy: parts.at(-1) ?? shown(heading) }
  })
}

for (const [locale, width, height] of [
  ['en', 1280, 900],
  ['en', 1366, 650],
  ['ar', 1280, 900],
  ['ar', 844, 390],
] as const) {
  test(`the font changes at the line in ${locale} at ${width} by ${height} px`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height })
    await openApp(page, pathFor('home', locale))
    await choose(page, 'cleo')
    const slider = page.getByRole('slider')
    const box = await slider.boundingBox()

    for (const percent of [20, 70]) {
      await slider.fill(`${percent}`)
      const { lines, copy } = await shownParts(page)
      const cut = ((box?.width ?? 0) * percent) / 100

      expect(lines).toHaveLength(2)
      for (const { start, end } of lines) {
        expect(start).toBeCloseTo(0, 0)
        expect(end).toBeCloseTo(cut, 0)
      }

      expect(copy.start).toBeCloseTo(cut, 0)
    }
  })
}

test('a title in two settings is one text', async ({ page }) => {
  await openApp(page, '/')
  await choose(page, 'dai')
  await expect(title(page)).toHaveText(opening.title)
  await expect(
    page.getByRole('heading', { level: 1, name: opening.title, exact: true }),
  ).toBeVisible()
  await page.keyboard.press('ControlOrMeta+A')
  const copied = await page.evaluate(() => getSelection()?.toString() ?? '')

  expect(copied.split(opening.title.split('. ')[0] ?? '')).toHaveLength(2)
})

test('the font of the page returns with its own face', async ({ page }) => {
  await openApp(page, '/')
  await choose(page, 'eva')
  await chip(page, 'ada').click()
  await expect(words(page)).toHaveCount(0)
  await expect(title(page).locator('span').first()).toHaveCSS('clip-path', 'none')
})

test('a title that a program translates has only the font of the page', async ({ page }) => {
  await openApp(page, '/')
  await choose(page, 'ben')
  await title(page)
    .locator('span')
    .first()
    .evaluate((line) => (line.textContent = 'Muda a cara.'))
  await expect(words(page)).toHaveCount(0)
})

test('nothing moves for visitors who prefer reduced motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await openApp(page, '/')
  const animations = title(page).evaluate(async (heading) => {
    await new Promise<void>((resolve) => {
      new MutationObserver(() => resolve()).observe(heading, { childList: true })
    })
    return heading.getAnimations({ subtree: true }).length
  })

  await chip(page, 'cleo').click()
  expect(await animations).toBe(0)
})

for (const media of [{ media: 'print' }, { forcedColors: 'active' }] as const) {
  test(`the title is plain with ${JSON.stringify(media)}`, async ({ page }) => {
    await openApp(page, '/')
    await choose(page, 'cleo')
    await page.emulateMedia(media)
    await expect(words(page).first()).toBeHidden()
    await expect(title(page).locator('span').first()).toHaveCSS('clip-path', 'none')
  })
}

test('the title stays as it is if a font cannot be loaded', async ({ page }) => {
  await page.route('**/title-fonts/*', (route) => route.abort())
  await openApp(page, '/')
  const failure = page.waitForEvent('requestfailed')

  await chip(page, 'cleo').click()
  await failure
  await requestsReported(page)
  await expect(words(page)).toHaveCount(0)
  await page.unroute('**/title-fonts/*')
  await chip(page, 'dai').click()
  await expect(words(page).first()).toBeAttached()
})

test('the titles of all pages have the font of a worn face', async ({ page }) => {
  await openWorn(page, pathFor('price', 'de'))
  await expect(words(page).first()).toBeAttached()
  await expectSamePlaces(page)
  await page.locator(`footer a[href="${pathFor('download', 'de')}"]`).dispatchEvent('click')
  await showsPage(page, 'download', 'de')
  await expect(words(page).first()).toBeAttached()
})

test('a word that is broken over two lines keeps its hyphen', async ({ page }) => {
  await page.setViewportSize({ width: 240, height: 700 })
  await openWorn(page, pathFor('service', 'de'))
  await expect(words(page).first()).toBeAttached()
  const whole = await title(page).locator('span').first().innerText()
  const parts = await words(page).evaluateAll((elements) =>
    elements.map((element) => {
      const { content, fontFamily } = getComputedStyle(element, '::after')

      return { text: element.dataset.word ?? '', after: content, fontFamily }
    }),
  )
  const [first, ...others] = parts

  expect(parts.length).toBeGreaterThan(1)
  expect(parts.map(({ text }) => text).join('')).toBe(whole.replaceAll('\u00ad', ''))
  expect(first?.after).toBe('"-"')
  expect(first?.fontFamily).toContain('title-dai-de')
  expect(others.at(-1)?.after).toBe('none')
})

test('the parts of a word that is broken at a soft hyphen are on two lines', async ({ page }) => {
  const [word = ''] = /\S+\u00ad\S+/.exec(messagesOf('id', 'about').title) ?? []

  await page.setViewportSize({ width: 320, height: 700 })
  await openWorn(page, pathFor('about', 'id'))
  await expect(words(page).first()).toBeAttached()
  const line = await title(page).boundingBox()
  const placed = await words(page).evaluateAll((elements) =>
    elements.map((element) => {
      const { left, top, height } = element.getBoundingClientRect()
      const { content } = getComputedStyle(element, '::after')

      return { text: element.dataset.word, left, top, middle: top + height / 2, content }
    }),
  )
  const [before, after] = word
    .split('\u00ad')
    .map((part) => placed.find(({ text }) => text === part))

  expect(before?.content).toBe('"-"')
  expect(after?.left).toBeCloseTo(line?.x ?? 0, 0)
  // The boxes of letters are higher than their lines.
  expect(after?.top).toBeGreaterThan(before?.middle ?? Infinity)
})

test('titles without fonts have outlines only beside the line', async ({ page }) => {
  const requests = watchRequests(page)

  await openWorn(page, pathFor('price', 'ja'))
  await requestsReported(page)
  await expect(words(page)).toHaveCount(0)
  await page.goto(pathFor('home', 'ja'))
  await expect(title(page).locator('[data-outlined]')).toBeAttached()
  expect(requests.filter((path) => path.startsWith('/title-fonts/'))).toEqual([])
})
