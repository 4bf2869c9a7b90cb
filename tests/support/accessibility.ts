import { AxeBuilder } from '@axe-core/playwright'
import { type Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** The rules of axe whose result depends on the theme. */
const colourRules = ['color-contrast', 'link-in-text-block']

/**
 * Returns the WCAG 2.2 AA violations that axe finds on the open page, each with the rule and the element. `scope` is
 * `colours` for a page that was checked before in the other theme.
 */
export async function violations(page: Page, scope: 'all' | 'colours' = 'all'): Promise<string[]> {
  // Legacy mode skips frames, which our pages do not have, so the check takes a third less time.
  const axe = new AxeBuilder({ page })
    // Reporting the details of passed rules would take a third longer.
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()

  if (scope === 'all') axe.withTags(tags)
  else axe.withRules(colourRules)
  const { violations: found } = await axe.analyze()

  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
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
