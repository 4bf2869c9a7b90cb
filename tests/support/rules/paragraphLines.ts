import { type Rule } from './rule'

/** WCAG 1.4.8 asks for a line spacing of one and a half. The announcement above the header is read at a glance. */
export const paragraphLines: Rule = {
  name: 'the lines of a paragraph are at least 1.5 times its font size apart',
  remedy: 'Let the text inherit `line-height`, or use `--leading-text` or `--leading-lead`.',
  find: () => {
    const { blockOf, lettersOf, nameOf, shownTexts } = window.helpers
    const texts = shownTexts('svg, script, noscript, [aria-hidden=true], h1, h2, h3, h4')
    const parents = texts.flatMap(({ parentElement }) => parentElement ?? [])
    const blocks = new Set(parents.map(blockOf).filter((block) => block.closest('main')))

    return [...blocks].flatMap((block) => {
      const { fontSize, fontWeight, lineHeight } = getComputedStyle(block)
      const lines = new Set(lettersOf(block).map(({ top }) => Math.round(top))).size
      const ratio = (parseFloat(lineHeight) / parseFloat(fontSize)).toFixed(2)
      const isParagraph = lines >= 3 && Number(fontWeight) < 600

      return isParagraph && Number(ratio) < 1.5
        ? [`the lines of ${nameOf(block)} are ${ratio} times its font size apart`]
        : []
    })
  },
}
