import { AxeBuilder } from '@axe-core/playwright'
import { type Page } from '@playwright/test'

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What on a page, as it stands now, breaks a rule of WCAG 2.2 AA: each rule with the element that breaks it. */
export async function violations(page: Page): Promise<string[]> {
  // Our pages have no frames: axe needs no second page to put its findings together, and is a third faster.
  const axe = new AxeBuilder({ page }).withTags(tags).setLegacyMode()
  const { violations: found } = await axe.analyze()
  return found.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}
