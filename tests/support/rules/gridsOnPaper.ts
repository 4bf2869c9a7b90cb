import { type Rule } from './rule'

/** Firefox cuts lines in half where a page of paper ends within such an item. */
export const gridsOnPaper: Rule = {
  name: 'no item of a grid is higher than a page of paper',
  remedy: 'Make the grid a block or a flex container on paper, for example with `acrossPages`.',
  find: () => {
    /** The height of the smaller usual paper, Letter, without its margins, in CSS pixels. */
    const pageHeight = 930
    const { nameOf } = window.helpers

    return [...document.querySelectorAll('main, main *')]
      .filter((element) => getComputedStyle(element).display === 'grid')
      .flatMap((grid) => [...grid.children])
      .map((item) => ({ item, height: item.getBoundingClientRect().height }))
      .filter(({ height }) => height > pageHeight)
      .map(({ item, height }) => `${nameOf(item)} is ${Math.round(height)} px high`)
  },
}
