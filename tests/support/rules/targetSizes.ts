import { type Rule } from './rule'

/** WCAG 2.5.8 asks for 24 pixels. The header's menus and sliders have 44. Links in a sentence are exempt. */
export const targetSizes: Rule = {
  name: 'every control is large enough for a finger',
  remedy: 'Give the named control more padding, or `min-block-size: var(--target)`.',
  find: () => {
    const { controls, nameOf, targetOf } = window.helpers
    const isInSentence = (element: HTMLElement) => {
      const around = element.parentElement?.innerText.trim() ?? ''
      return getComputedStyle(element).display === 'inline' && around !== element.innerText.trim()
    }

    return [...document.querySelectorAll<HTMLElement>(controls)]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }))
      .flatMap((control) => {
        const { width, height } = targetOf(control).getBoundingClientRect()
        const least = control.matches('header summary, input[type=range]') ? 44 : 24
        // Half a pixel of tolerance allows for rounding errors.
        if (isInSentence(control) || Math.min(width, height) >= least - 0.5) return []
        const size = `${Math.round(width)} × ${Math.round(height)} px`

        return [`${nameOf(control)} has ${size}, not ${least}`]
      })
  },
}
