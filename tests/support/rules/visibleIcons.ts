import { type Rule } from './rule'

/** Icons in controls have a contrast of at least 3:1 with their background (WCAG 1.4.11). */
export const visibleIcons: Rule = {
  name: 'the icons of controls stand out from their background',
  remedy: 'Let the icon have `currentColor`, and the control one colour for text and icon.',
  find: () => {
    const { backgroundsOf, contrast, nameOf } = window.helpers

    return [...document.querySelectorAll('a svg, button svg, summary svg')]
      .filter((icon) => icon.checkVisibility({ visibilityProperty: true }))
      .flatMap((icon) => {
        const { stroke } = getComputedStyle(icon)
        const found = stroke === 'none' ? 1 : contrast(stroke, backgroundsOf(icon))
        const control = nameOf(icon.parentElement ?? icon)

        return found < 3 ? [`the icon in ${control} has a contrast of ${found.toFixed(1)}:1`] : []
      })
  },
}
