import { expect } from '@playwright/test'
import { localeCodes } from '../../src/site/locales'
import { appRuns } from '../support/app'
import { expectNoFaults } from '../support/faults'
import { watchPolicy, watchProblems } from '../support/problems'
import { overflow } from '../support/rules/overflow'
import { faultsOf, resize } from '../support/rules/visit'
import { wholeWords } from '../support/rules/wholeWords'
import { test } from '../support/scrollBars'
import { pagesIn, sitePages } from '../support/sitePages'

const pages = pagesIn('en', 'ar', 'ja')

for (const locale of new Set(pages.map((page) => page.locale))) {
  test(`the pages in ${locale} log no errors and do not violate the security policy`, async ({
    page,
    baseURL,
  }) => {
    const problems = watchProblems(page, baseURL ?? '')
    const violations = await watchPolicy(page)

    for (const { path } of pages.filter((each) => each.locale === locale)) {
      await page.goto(path)
      await page.keyboard.press('Shift')
      await appRuns(page)
      // Scrolls to the footer, so that lazy images load too.
      await page.locator('footer').last().scrollIntoViewIfNeeded()
    }

    await page.waitForLoadState('networkidle')
    expectNoFaults([...problems, ...violations])
  })
}

/** Ways in which a fault of the site could add a script to a page. Each script sets `injected`. */
const injections: Readonly<Record<string, () => void>> = {
  'an inline script': () => {
    const script = document.createElement('script')
    script.append('window.injected = true')
    document.body.append(script)
  },
  'a script in a `data:` URL': () => {
    const script = document.createElement('script')
    script.setAttribute('src', 'data:text/javascript,window.injected = true')
    document.body.append(script)
  },
  'an event handler': () => {
    const image = document.createElement('img')
    image.setAttribute('onerror', 'window.injected = true')
    image.src = '/nowhere.png'
    document.body.append(image)
  },
  'a string as HTML': () => {
    const [division] = document.getElementsByTagName('div')
    if (division) division.innerHTML = '<img src="/nowhere.png" onerror="window.injected = true">'
  },
  'a `javascript:` URL': () => {
    const link = document.createElement('a')
    link.href = 'javascript:window.injected = true'
    document.body.append(link)
    link.click()
  },
}

test('the security policy blocks every way to inject a script', async ({ page }) => {
  const violations = await watchPolicy(page)
  const allowed: string[] = []

  await page.goto('/about/')
  for (const [name, inject] of Object.entries(injections)) {
    const { length } = violations

    // Trusted Types throw.
    await page.evaluate(inject).catch(() => undefined)
    const isReported = await expect
      .poll(() => violations.length)
      .toBeGreaterThan(length)
      .then(() => true)
      .catch(() => false)
    const isInjected = await page.evaluate(() => 'injected' in window)

    if (isInjected || !isReported) allowed.push(name)
  }

  expectNoFaults(allowed)
})

/** A phone, and a window whose columns are narrow. screen.spec.ts tests more sizes, but fewer languages. */
const sizes = [
  { width: 320, height: 640 },
  { width: 1280, height: 720 },
]

for (const locale of localeCodes) {
  test(`the pages in ${locale} fit into narrow and wide windows, with whole words`, async ({
    page,
  }) => {
    const faults: string[] = []

    for (const { path } of sitePages.filter((each) => each.locale === locale)) {
      // `goto` waits for the load event, so the style sheets apply before the words are measured.
      await page.goto(path)
      for (const size of sizes) {
        await resize(page, size)
        const found = await faultsOf(page, [overflow, wholeWords])

        faults.push(...found.map((fault) => `${path} at ${size.width} px: ${fault}`))
      }
    }

    expectNoFaults(faults)
  })
}
