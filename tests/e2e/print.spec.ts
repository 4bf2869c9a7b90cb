import { expect, test, type Page } from '@playwright/test'
import { pathFor } from '../../src/lib/paths'
import { defaultLocale } from '../../src/site/locales'
import { openApp } from '../support/app'
import { messagesOf } from '../support/content'
import { difference, expectNoFaults } from '../support/faults'
import { sitePages } from '../support/sitePages'
import { agents } from '../support/userAgents'

const paths = sitePages.filter(({ locale }) => locale === defaultLocale).map(({ path }) => path)

const ways = {
  'before the app runs': (page: Page, path: string) => page.goto(path),
  'once the app runs': openApp,
}

/** Returns a sentence for each picture and each answer that the paper lacks, and for each control that it has. */
const faultsOnPaper = () => {
  const isShown = (element: Element) => element.checkVisibility({ visibilityProperty: true })

  const empty = [...document.images]
    .filter((image) => isShown(image) && !(image.complete && image.naturalWidth > 0))
    .map((image) => `${image.currentSrc || image.src} is empty`)

  const closed = [...document.querySelectorAll('main details')]
    .filter((answer) => isShown(answer) && ![...answer.children].slice(1).every(isShown))
    .map((answer) => `the answer to "${answer.firstElementChild?.textContent}" is missing`)

  const choices = [...document.querySelectorAll('main [type=radio] + *')]
    .filter(isShown)
    .map((choice) => `the choice "${choice.textContent}" has no use on paper`)

  const ofScreen = 'main button, main .withScripts, header nav, footer, #notifications > *'
  const controls = [...document.querySelectorAll(ofScreen)]
    .filter(isShown)
    .map((control) => `"${control.textContent.slice(0, 40)}" has no use on paper`)

  return [...empty, ...closed, ...choices, ...controls]
}

for (const path of [...paths, '/nowhere/']) {
  for (const [way, open] of Object.entries(ways)) {
    test(`${path} prints its pictures and its answers ${way}`, async ({ page }) => {
      await open(page, path)
      await page.emulateMedia({ media: 'print' })
      // Printing loads the pictures that the window has not shown yet.
      await page.pdf()

      expectNoFaults(await page.evaluate(faultsOnPaper))
    })
  }
}

/** Returns the start tag of each element, without the text. */
const startTags = (page: Page) =>
  page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('body *')].map(
      (element) => (element.cloneNode() as Element).outerHTML.split('></')[0] ?? '',
    ),
  )

for (const path of paths) {
  test(`${path} is after printing as it was before, also what the visitor has opened`, async ({
    page,
  }) => {
    await openApp(page, path)
    // Every second one, so that some are open and some are closed.
    await page.locator('main details').evaluateAll((all: HTMLDetailsElement[]) => {
      for (const [index, details] of all.entries()) details.open = index % 2 === 0
    })
    // The link to report a problem names the build, once the app knows it.
    await page.locator('a[href^="mailto:"][href*="·"]').waitFor({ state: 'attached' })
    const before = await startTags(page)

    await page.pdf()
    const after = await startTags(page)

    expectNoFaults(before.flatMap((tag, index) => difference('after printing', tag, after[index])))
  })
}

test('the button of the checklist prints only the checklist, and the page is whole after that', async ({
  page,
}) => {
  const { listTitle, print } = messagesOf(defaultLocale, 'about').fairUse

  // Notes which headings the paper has.
  await page.addInitScript(() => {
    window.print = () => {
      const shown = [...document.querySelectorAll('h1, h2, h3')].filter((each) =>
        each.checkVisibility(),
      )

      document.documentElement.dataset.printed = shown.map((each) => each.textContent).join()
    }
  })
  await openApp(page, pathFor('about', defaultLocale))
  // Not by its role: on paper, the button is hidden.
  const button = page.locator('main button', { hasText: print })

  await expect(button).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await button.dispatchEvent('click')

  await expect(page.locator('html')).toHaveAttribute('data-printed', listTitle)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ userAgent: agents.android })

  test('the ways to send the link to a computer are not printed', async ({ page }) => {
    const { title } = messagesOf(defaultLocale, 'downloads').phone

    for (const route of ['home', 'download'] as const) {
      await openApp(page, pathFor(route, defaultLocale))
      const heading = page.getByText(title, { exact: true }).first()

      await expect(heading).toBeVisible()
      await page.emulateMedia({ media: 'print' })
      await expect(heading).toBeHidden()
      await page.emulateMedia({ media: null })
    }
  })
})

test.describe('on large paper', () => {
  // A3 in landscape, in CSS pixels.
  test.use({ viewport: { width: 1587, height: 1123 } })

  test('each title begins below the logo, as the text does', async ({ page }) => {
    const faults: string[] = []

    await page.emulateMedia({ media: 'print' })
    for (const path of [...paths, '/nowhere/']) {
      await page.goto(path)
      const [logo, title] = await Promise.all([
        page.locator('header a img').first().boundingBox(),
        page.locator('h1').boundingBox(),
      ])

      faults.push(...difference(path, logo?.x, title?.x))
    }

    expectNoFaults(faults)
  })
})
