import { type Rule } from './rule'

/** Large letters need less space between their lines. Arabic ones, which reach far below the line, need most. */
export const titleLines: Rule = {
  name: 'the lines of a title are at most 1.4 times its font size apart',
  remedy: 'Give the title `line-height: var(--leading-heading)`, or that of its kind.',
  find: () => {
    const { isShown, nameOf } = window.helpers

    return [...document.querySelectorAll('h1, h2, h3')].filter(isShown).flatMap((title) => {
      const { fontSize, lineHeight } = getComputedStyle(title)
      const ratio = parseFloat(lineHeight) / parseFloat(fontSize)

      return ratio <= 1.4
        ? []
        : [`the lines of ${nameOf(title)} are ${ratio.toFixed(2)} times its font size apart`]
    })
  },
}
