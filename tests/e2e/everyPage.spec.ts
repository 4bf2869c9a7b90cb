import { expect, test } from '@playwright/test'
import { localeCodes } from '../../src/site/locales'
import { appRuns } from '../support/app'
import { expectNoFaults } from '../support/faults'
import { watchPolicy, watchProblems } from '../support/problems'
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

// screen.spec.ts tests more sizes, but fewer languages.
for (const locale of localeCodes) {
  test(`the pages in ${locale} fit into narrow windows`, async ({ page }) => {
    const faults: string[] = []

    await page.setViewportSize({ width: 320, height: 640 })
    for (const { path } of sitePages.filter((each) => each.locale === locale)) {
      // `goto` waits for the load event, so the style sheets apply before the widths are measured.
      await page.goto(path)
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      )
      if (overflow > 0) faults.push(`${path} is ${overflow} px too wide`)
    }

    expectNoFaults(faults)
  })
}
