import { type Page } from '@playwright/test'

/** The controls of a page that are called otherwise than what is written on them, so that nobody can name them by voice. */
export function unspokenLabels(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const plain = (words: string) => words.toLowerCase().replaceAll(/\s+/g, ' ').trim()
    return [...document.querySelectorAll<HTMLElement>('[aria-label], [aria-labelledby]')]
      .filter((element) => element.matches('a, button, summary, input, select, [role=button]'))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .flatMap((element) => {
        const labels = element.getAttribute('aria-labelledby')?.split(' ') ?? []
        const name = labels.length
          ? labels.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
          : (element.getAttribute('aria-label') ?? '')
        const written = element.innerText
        return plain(name).includes(plain(written)) ? [] : `"${written}" is called "${name}"`
      })
  })
}
