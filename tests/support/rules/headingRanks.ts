import { type Rule } from './rule'

export const headingRanks: Rule = {
  name: 'the headings of sections are smaller than the title',
  remedy: 'Take a smaller step of the type scale in tokens.css for the named heading.',
  find: () => {
    const { isShown, nameOf } = window.helpers
    const sizeOf = (heading: Element) => parseFloat(getComputedStyle(heading).fontSize)
    const title = document.querySelector('h1')

    return [...document.querySelectorAll('h2')]
      .filter((heading) => title && isShown(heading) && sizeOf(heading) >= sizeOf(title))
      .map((heading) => `${nameOf(heading)} has ${sizeOf(heading)} px, as much as the h1`)
  },
}
