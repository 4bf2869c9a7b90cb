import { type Rule } from './rule'

/** A filled icon is a blot: the shapes are made to be drawn in lines. */
export const outlinedIcons: Rule = {
  name: 'icons are drawn in lines, and are not filled',
  remedy: 'Keep `fill: none` and a `stroke` in the style sheet of the icons.',
  find: () => {
    const { nameOf } = window.helpers

    return [...document.querySelectorAll('svg[data-icon]')]
      .filter((icon) => icon.checkVisibility({ visibilityProperty: true }))
      .flatMap((icon) => {
        const { fill, stroke } = getComputedStyle(icon)
        const control = nameOf(icon.parentElement ?? icon)

        return [
          ...(fill === 'none' ? [] : [`the icon in ${control} is filled`]),
          ...(stroke === 'none' ? [`the icon in ${control} has no lines`] : []),
        ]
      })
  },
}
