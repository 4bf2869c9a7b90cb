import { type Page } from '@playwright/test'
import axe from 'axe-core'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

declare global {
  interface Window {
    axe: typeof axe
  }
}

/** The rules of axe whose result depends on the theme. */
const colourRules = ['color-contrast', 'link-in-text-block']

/**
 * Returns the WCAG 2.2 AA violations that axe finds on the open page, each with the rule, the element and what is wrong
 * with it. `scope` is `colours` for a page that was checked before in the other theme.
 */
export async function violations(page: Page, scope: 'all' | 'colours' = 'all'): Promise<string[]> {
  const runOnly: axe.RunOnly =
    scope === 'all' ? { type: 'tag', values: tags } : { type: 'rule', values: colourRules }

  // Adding axe to the page takes as long as checking a small one, so it is added once.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  const found = await page.evaluate(
    // Our pages have no frames. Reporting the details of passed rules would take a third longer.
    (options) => window.axe.run({ ...options, iframes: false, resultTypes: ['violations'] }),
    { runOnly },
  )

  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ html, any, all, none }) => {
      const messages = [...any, ...all, ...none].map(({ message }) => message)

      return `${id}: ${html}: ${messages.join('; or ')}`
    }),
  )
}

/** Opens all FAQ answers, so that tests also check their content. */
export function openAnswers(page: Page): Promise<void> {
  return page.locator('main details').evaluateAll((answers: HTMLDetailsElement[]) => {
    for (const answer of answers) answer.open = true
  })
}

/** Applies the text spacing that WCAG 1.4.12 requires pages to support. */
export async function spaceText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(`
      * { letter-spacing: 0.12em !important; line-height: 1.5 !important; word-spacing: 0.16em !important }
      p { margin-block-end: 2em !important }
    `)
    document.adoptedStyleSheets.push(sheet)
  })
}
