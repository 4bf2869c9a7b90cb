import { type Rule } from './rule'

/**
 * No line ends inside a word without a hyphen, at a no-break space, or between a number and its unit. Commands, file names
 * and addresses (`code`, `bdi`) may end anywhere. Japanese words without Kanji and Katakana are left out, because browsers
 * do not agree on where they begin. So is Japanese running text in browsers that do not find phrases.
 */
export const wholeWords: Rule = {
  name: 'words are never cut',
  remedy:
    'Let the container grow or the font shrink, or put soft hyphens or no-break spaces into the text.',
  find: () => {
    const { endOfLine, isBroken, isHyphenated, isVisuallyHidden, shownTexts } = window.helpers
    const softHyphen = '\u00ad'
    const labels = 'h1, h2, h3, h4, .cardHeading, .smallHeading, .button, summary, th, dt, legend'
    const words = new Intl.Segmenter(document.documentElement.lang, { granularity: 'word' })
    const hasPhrases = CSS.supports('word-break', 'auto-phrase')
    const faults = new Set<string>()

    const mayBreakAnywhere = (element: Element) =>
      document.documentElement.lang === 'ja' && !hasPhrases && element.closest(labels) === null

    /** Notes a fault if a part of a text has more than one line. */
    const keepTogether = (element: Element, text: Text, start: number, end: number) => {
      if (!isBroken(text, start, end)) return
      const offset = endOfLine(text, start, end)
      const word = text.data.slice(start, end)
      if (text.data[offset - 1] === softHyphen || isHyphenated(element, word)) return

      const section = element.closest('[id]:not(#___gatsby, #gatsby-focus-wrapper)')
      const place = [section?.id, element.closest('[class]')?.className].filter(Boolean).join(' ')

      faults.add(`"${text.data.slice(start, offset)}|${text.data.slice(offset, end)}" (${place})`)
    }

    for (const text of shownTexts('svg, code, bdi, script, noscript, .skip')) {
      const element = text.parentElement
      if (!element || isVisuallyHidden(element) || mayBreakAnywhere(element)) continue
      if (!isBroken(text, 0, text.length)) continue

      for (const { segment, index, isWordLike } of words.segment(text.data))
        if (isWordLike && !/^\p{sc=Hiragana}+$/u.test(segment))
          keepTogether(element, text, index, index + segment.length)

      for (const { 0: pair, index } of text.data.matchAll(/\S[\u00a0\u202f]\S|\d\p{L}/gu))
        keepTogether(element, text, index, index + pair.length)
    }

    return [...faults]
  },
}
