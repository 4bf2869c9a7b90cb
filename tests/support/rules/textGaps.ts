import { type Rule } from './rule'

/** A paragraph that is as far from the next one as its lines are from each other reads as a part of it. */
export const textGaps: Rule = {
  name: 'texts are farther apart than their lines',
  remedy: 'Give the container a gap, such as the class `stack`, or the element a margin.',
  find: () => {
    const { nameOf, textBlocks } = window.helpers
    const blocks = textBlocks('header').sort((one, other) => one.top - other.top)

    type Block = (typeof blocks)[number]

    const isBelow = (block: Block, other: Block) =>
      other.top >= block.bottom - 2 &&
      Math.min(block.right, other.right) - Math.max(block.left, other.left) >= 8
    const isPartOf = (block: Block, other: Block) =>
      block.element.contains(other.element) || other.element.contains(block.element)
    // A term and its description are one entry.
    const isEntry = (block: Block, other: Block) =>
      block.element.matches('dt') && other.element.matches('dd')

    return blocks.flatMap((block) => {
      const next = blocks.find((other) => isBelow(block, other) && !isPartOf(block, other))
      if (!next || isEntry(block, next)) return []
      const gap = next.top - block.bottom
      const least = Math.min(block.lineGap, next.lineGap) + 2

      return gap < least
        ? [`${nameOf(next.element)} is ${Math.round(gap)} px below ${nameOf(block.element)}`]
        : []
    })
  },
}
