import { type Rule } from './rule'

/** Visitors who control the page by voice say what they read (WCAG 2.5.3). */
export const spokenLabels: Rule = {
  name: 'the name of every control contains its visible text',
  remedy: 'Begin the `aria-label` with the visible text, or remove it.',
  find: () => {
    const { controls } = window.helpers
    const spoken = (text: string) => text.toLowerCase().replaceAll(/\s+/g, ' ').trim()

    return [...document.querySelectorAll<HTMLElement>('[aria-label], [aria-labelledby]')]
      .filter((element) => element.matches(controls))
      .filter((element) => element.checkVisibility({ visibilityProperty: true }))
      .flatMap((element) => {
        const labels = element.getAttribute('aria-labelledby')?.split(' ') ?? []
        const name = labels.length
          ? labels.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
          : (element.getAttribute('aria-label') ?? '')
        const written = element.innerText

        return spoken(name).includes(spoken(written)) ? [] : [`"${written}" is called "${name}"`]
      })
  },
}
