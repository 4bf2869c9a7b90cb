import { expect, test, type Page } from '@playwright/test'
import { appRuns, holdApp, openApp, showsPage } from '../support/app'
import { messagesOf } from '../support/content'
import { headerLink } from '../support/layoutControls'
import { watchProblems } from '../support/problems'

const answer = 'details#deleteAccount'

/** A change that another program makes in a page before the app starts. */
interface Change {
  readonly name: string
  /** Runs in the page. */
  readonly alter: () => void
  /** Whether React keeps the parts of the page that were not changed. */
  readonly isContained: boolean
}

const changes: readonly Change[] = [
  {
    name: 'an ad blocker removes the banner',
    alter: () => document.querySelector('dialog')?.remove(),
    isContained: true,
  },
  {
    name: 'an extension adds an element to the header',
    alter: () => document.querySelector('header')?.prepend(document.createElement('aside')),
    isContained: true,
  },
  {
    name: 'an extension replaces words',
    alter: () => document.querySelector('h1')?.replaceChildren('Other words'),
    isContained: true,
  },
  { name: 'a translator replaces all words', alter: replaceWords, isContained: false },
  { name: 'a proxy drops comments and white space', alter: dropWhitespace, isContained: false },
]

function replaceWords(): void {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const texts: Node[] = []

  while (walker.nextNode()) texts.push(walker.currentNode)

  for (const text of texts) {
    const font = document.createElement('span')

    text.parentNode?.replaceChild(font, text)
    font.append(`(${text.textContent ?? ''})`)
  }
}

function dropWhitespace(): void {
  const filter = NodeFilter.SHOW_TEXT | NodeFilter.SHOW_COMMENT
  const walker = document.createTreeWalker(document.body, filter)
  const nodes: Node[] = []

  while (walker.nextNode()) nodes.push(walker.currentNode)

  for (const node of nodes) {
    if (node instanceof Comment) node.remove()
    else node.textContent = node.textContent?.trim() ?? ''
  }

  document.body.normalize()
}

/** Marks an element that the host has sent. A rendered element lacks the mark. */
const markSent = (page: Page) =>
  page.evaluate(() => void Object.assign(document.querySelector('footer') ?? {}, { sent: true }))

const isSent = (page: Page) =>
  page.evaluate(() => 'sent' in (document.querySelector('footer') ?? {}))

/** Expects that the next page is whole. */
async function expectNextPage(page: Page): Promise<void> {
  await headerLink(page, '/price/').click()
  await showsPage(page, 'price')

  await expect(page.locator('h1')).toHaveText(messagesOf('en', 'price').title)
  await expect(page.locator('footer')).toHaveCount(1)
}

for (const { name, alter, isContained } of changes) {
  test(`answers and focus survive if ${name} before the app starts`, async ({ page, baseURL }) => {
    const problems = watchProblems(page, baseURL ?? '')
    const release = await holdApp(page)

    await page.goto('/tutorial/', { waitUntil: 'domcontentloaded' })
    await page.locator(`${answer} summary`).click()
    await page.evaluate(alter)
    await markSent(page)
    release()
    await appRuns(page)
    await page.waitForLoadState('networkidle')

    await expect(page.locator(answer)).toHaveAttribute('open')
    await expect(page.locator(`${answer} summary`)).toBeFocused()
    if (isContained) expect(await isSent(page)).toBe(true)
    expect(problems).toEqual([])
    await expectNextPage(page)
  })
}

for (const [name, alter] of [
  ['removes a section', () => document.querySelector('main > section')?.remove()],
  ['moves a section', () => document.body.append(document.querySelector('main > section') ?? '')],
] as const) {
  test(`the next page is whole if another program ${name} while the app runs`, async ({ page }) => {
    await openApp(page, '/credits/')
    await page.waitForLoadState('networkidle')
    await page.evaluate(alter)

    await expectNextPage(page)
    await expect(page.locator('#figures')).toBeVisible()
  })
}
