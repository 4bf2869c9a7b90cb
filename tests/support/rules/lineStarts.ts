import { type Rule } from './rule'

/** Closing marks, and the small kana and long vowel signs with which Japanese lines do not begin in strict typesetting. */
export const lineStarts: Rule = {
  name: 'no line begins with a mark that belongs to the word before it',
  remedy:
    'Put a no-break space before the mark if the language has a space there, and keep `line-break: strict` in Japanese.',
  find: () => {
    const { isBroken, isVisuallyHidden, shownTexts } = window.helpers
    const marks =
      /[^\s\u200b][ \u00a0]?[,.;:!?)\]}»”’…、。，．：；！？）」』】〕・ーぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ؟،؛]/gu

    return shownTexts('svg, code, bdi, script, noscript, .skip').flatMap((text) => {
      const element = text.parentElement
      if (!element || isVisuallyHidden(element) || !isBroken(text, 0, text.length)) return []

      return [...text.data.matchAll(marks)]
        .filter(({ 0: pair, index }) => isBroken(text, index, index + pair.length))
        .map(({ index }) => `"${text.data.slice(Math.max(0, index - 12), index + 8)}"`)
    })
  },
}
