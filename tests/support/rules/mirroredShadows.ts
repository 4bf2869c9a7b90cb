import { type Rule } from './rule'

export const mirroredShadows: Rule = {
  name: 'hard shadows fall to the end of the line',
  remedy: 'Multiply the offset of the shadow by `var(--direction)`.',
  find: () => {
    const { nameOf } = window.helpers
    const direction = document.documentElement.dir === 'rtl' ? -1 : 1

    return [...document.querySelectorAll('body *')].flatMap((element) => {
      const { boxShadow } = getComputedStyle(element)
      // Chromium writes the colour of a shadow first.
      const offsets = Array.from(boxShadow.matchAll(/\) (-?[\d.]+)px/g), ([, offset]) =>
        Number(offset),
      )
      const isBackwards = offsets.some((offset) => offset * direction < 0)

      return isBackwards ? [`${nameOf(element)} has the shadow ${boxShadow}`] : []
    })
  },
}
