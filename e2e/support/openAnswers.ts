import { type Page } from '@playwright/test'

/** Opens what is closed: its words and controls count too. Nobody opens an answer without having scrolled to it, so everything is drawn. */
export function openAnswers(page: Page): Promise<void> {
  return page.locator('main details').evaluateAll((answers: HTMLDetailsElement[]) => {
    delete document.documentElement.dataset.parts
    for (const answer of answers) answer.open = true
  })
}
