import { expect, test, type Page } from '@playwright/test'
import {
  appRuns,
  expectReload,
  holdApp,
  isSameDocument,
  markDocument,
  openApp,
  showsPage,
} from '../support/app'
import { messagesOf } from '../support/content'
import { footerLink, headerLink } from '../support/layoutControls'
import { detectNewBuild, pollInterval, publishBuild, setHidden } from '../support/newBuild'
import { requestsReported } from '../support/requests'
import { mockDownloads, publishHash } from '../support/responses'

const { check } = messagesOf('en', 'requirements')
const { dialog } = messagesOf('en', 'downloads')

const main = (page: Page, selector: string) =>
  page.locator(`main ${selector}`).locator('visible=true').first()

/** Opens the first details that a selector matches. A click that misses, because the page has moved, is tried again. */
async function openDetails(page: Page, selector: string): Promise<void> {
  const details = main(page, selector)

  await expect(async () => {
    await details.locator('> summary').click()
    await expect(details).toHaveAttribute('open', '', { timeout: 1000 })
  }).toPass()
}

/** Something that a visitor does on a page, and that a reload would undo. */
interface Use {
  readonly name: string
  readonly path: string
  readonly act: (page: Page) => Promise<void>
}

const uses: readonly Use[] = [
  {
    name: 'an answer is open',
    path: '/price/',
    act: (page) => openDetails(page, 'details[id]'),
  },
  {
    name: 'details are open',
    path: '/download/',
    act: (page) => openDetails(page, 'article details'),
  },
  {
    name: 'another system is chosen',
    path: '/tutorial/',
    act: (page) => page.locator('main [name=system][value=mac]').dispatchEvent('click'),
  },
  {
    name: 'a box is checked',
    path: '/about/',
    act: (page) => page.locator('main [type=checkbox]').first().dispatchEvent('click'),
  },
  {
    name: 'a line is moved',
    path: '/',
    act: async (page) => {
      await main(page, '[type=range]').focus()
      await page.keyboard.press('ArrowRight')
    },
  },
  {
    name: 'a file is chosen after the visitor has been on another page',
    path: '/download/',
    act: async (page) => {
      await headerLink(page, '/about/').or(footerLink(page, '/about/')).first().click()
      await showsPage(page, 'about')
      await headerLink(page, '/download/').click()
      await showsPage(page, 'download')

      const file = { name: 'a.exe', mimeType: 'application/octet-stream', buffer: Buffer.from('a') }

      await page.locator('main [type=file]').setInputFiles(file)
    },
  },
  {
    name: 'the check of the computer has a result',
    path: '/download/',
    act: async (page) => {
      await page.getByRole('button', { name: check.start }).click()
      await page.locator('#requirements [tabindex="-1"]').waitFor()
    },
  },
]

/** Publishes a new build while a page is open. */
async function publishWhileOpen(page: Page): Promise<void> {
  await requestsReported(page)
  await publishBuild(page)
  await markDocument(page)
}

/** Lets the page detect the new build, hides the tab, and checks that this does not reload the page. */
async function expectNoReload(page: Page): Promise<void> {
  await detectNewBuild(page, () => page.clock.runFor(pollInterval))
  await setHidden(page, true)
  await page.clock.runFor(1000)
  expect(await isSameDocument(page)).toBe(true)
}

test.beforeEach(({ page }) => page.clock.install())

for (const { name, path, act } of uses) {
  test(`a new build does not reload a hidden tab in which ${name}`, async ({ page }) => {
    await publishHash(page, 'a'.repeat(64))
    await openApp(page, path)
    await publishWhileOpen(page)
    await act(page)
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur())
    await expectNoReload(page)
  })
}

test('a new build does not reload a hidden tab in which an answer was opened before the app ran', async ({
  page,
}) => {
  const release = await holdApp(page)

  await page.goto('/price/', { waitUntil: 'domcontentloaded' })
  await main(page, 'details[id] summary').click()
  release()
  await appRuns(page)
  await publishWhileOpen(page)
  await expectNoReload(page)
})

test('a new build reloads a hidden tab if the used controls were on an earlier page', async ({
  page,
}) => {
  await openApp(page, '/price/')
  await requestsReported(page)
  await main(page, 'details[id] summary').click()
  await footerLink(page, '/about/').click()
  await showsPage(page, 'about')

  await publishBuild(page)
  await markDocument(page)
  await detectNewBuild(page, () => page.clock.runFor(pollInterval))

  await setHidden(page, true).catch(() => undefined)
  await page.clock.runFor(1000).catch(() => undefined)
  await expectReload(page)
})

for (const kind of ['input', 'textarea', 'select', 'iframe', '[contenteditable]']) {
  test(`a new build does not reload the page while the focus is in: ${kind}`, async ({ page }) => {
    await openApp(page, '/download/')
    await publishWhileOpen(page)
    await page.evaluate((selector) => {
      const field = document.createElement(selector.startsWith('[') ? 'p' : selector)

      if (selector === '[contenteditable]') field.setAttribute('contenteditable', '')
      document.body.append(field)
      field.focus()
    }, kind)
    await expectNoReload(page)
  })
}

test('a new build does not reload the page while a dialog is open', async ({ page }) => {
  await mockDownloads(page)
  await openApp(page, '/download/')
  await publishWhileOpen(page)
  await page.locator('main a[data-download]').filter({ visible: true }).first().click()
  await page.getByRole('dialog', { name: dialog.title }).waitFor()
  await expectNoReload(page)
})
