import { type Rule } from './rule'

/**
 * No line ends inside a word without a hyphen, at a no-break space, or between a number and its unit. Commands, file names
 * and addresses (`code`, `bdi`) may end anywhere. Japanese words without Kanji and Katakana are left out, because browsers
 * do not agree on where they begin. So is Japanese running text, unless a block has only one word: where it breaks is up to the
 * browser, and the phrases that Chromium finds part words.
 */
export const wholeWords: Rule = {
  name: 'words are never cut',
  remedy:
    'Let the container grow or the font shrink, or put soft hyphens or no-break spaces into the text.',
  find: () => {
    const { cutIn, isBroken, isOneWord, isVisuallyHidden, placeOf, shownTexts } = window.helpers
    const labels = 'h1, h2, h3, h4, .cardHeading, .smallHeading, .button, summary, th, dt, legend'
    const words = new Intl.Segmenter(document.documentElement.lang, { granularity: 'word' })

    const mayBreakAnywhere = (element: Element) =>
      document.documentElement.lang === 'ja' &&
      element.closest(labels) === null &&
      !isOneWord(element)

    /** Returns the parts that stay in one line, each from the first offset to the second: words, joined signs and units. */
    const partsOf = (text: string) => {
      const wholeWords = Array.from(words.segment(text))
        .filter(({ isWordLike, segment }) => isWordLike && !/^\p{sc=Hiragana}+$/u.test(segment))
        .map(({ segment, index }) => [index, index + segment.length] as const)
      const pairs = Array.from(
        text.matchAll(/\S[\u00a0\u202f]\S|\d\p{L}/gu),
        ({ 0: pair, index }) => [index, index + pair.length] as const,
      )

      return [...wholeWords, ...pairs]
    }

    const faultsIn = (text: Text) => {
      const { parentElement: element, data } = text
      if (!element || isVisuallyHidden(element) || mayBreakAnywhere(element)) return []
      if (!isBroken(text, 0, text.length)) return []

      return partsOf(data).flatMap(([start, end]) => {
        const cut = cutIn(text, start, end)
        if (cut === undefined) return []

        return [`"${data.slice(start, cut)}|${data.slice(cut, end)}" (${placeOf(element)})`]
      })
    }

    return [...new Set(shownTexts('svg, code, bdi, script, noscript, .skip').flatMap(faultsIn))]
  },
}
