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
    const softHyphen = '\u00ad'
    const faults = new Set<string>()
    const words = new Intl.Segmenter(document.documentElement.lang, { granularity: 'word' })
    const range = document.createRange()

    /** The vertical positions of the lines of a part of a text, without those of empty boxes. */
    const linesOf = (text: Text, start: number, end: number) => {
      range.setStart(text, start)
      range.setEnd(text, end)
      const boxes = [...range.getClientRects()].filter(({ width }) => width > 0)

      // Letters from another font may be some pixels higher or lower in the same line.
      return boxes.filter(
        ({ top, height }, index) =>
          index === 0 || Math.abs(top - (boxes[index - 1]?.top ?? 0)) > height / 2,
      )
    }

    /** Returns the offset of the first character that is in a lower line than the character at `start`. */
    const endOfLine = (text: Text, start: number, end: number) => {
      for (let offset = start + 1; offset < end; offset += 1)
        if (linesOf(text, start, offset + 1).length > 1) return offset

      return end
    }

    /** Returns whether the browser itself would hyphenate the word. A line of zero width shows each place. */
    const isHyphenated = (element: Element, word: string) => {
      if (getComputedStyle(element).hyphens !== 'auto') return false
      const probe = document.createElement('p')

      probe.textContent = word
      probe.style.cssText = 'inline-size: 0; overflow-wrap: normal; word-break: normal'
      element.append(probe)
      const isBroken = linesOf(probe.firstChild as Text, 0, word.length).length > 1

      probe.remove()

      return isBroken
    }

    const note = (text: Text, start: number, end: number) => {
      const element = text.parentElement
      if (!element || linesOf(text, start, end).length < 2) return
      const word = text.data.slice(start, end)
      const offset = endOfLine(text, start, end)
      if (text.data[offset - 1] === softHyphen || isHyphenated(element, word)) return
      const section = element.closest('[id]:not(#___gatsby, #gatsby-focus-wrapper)')
      const place = [section?.id, element.closest('[class]')?.className].filter(Boolean).join(' ')

      faults.add(`"${text.data.slice(start, offset)}|${text.data.slice(offset, end)}" (${place})`)
    }

    const labels = 'h1, h2, h3, h4, .cardHeading, .smallHeading, .button, summary, th, dt, legend'
    const mayBreakAnywhere = (element: Element) =>
      document.documentElement.lang === 'ja' &&
      !CSS.supports('word-break', 'auto-phrase') &&
      element.closest(labels) === null
    const isVisuallyHidden = (element: Element) =>
      element.closest('.visuallyHidden, #gatsby-announcer, .skip') !== null ||
      getComputedStyle(element).clipPath === 'inset(50%)'
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)

    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      const element = text.parentElement
      if (!element || !text.data.trim() || element.closest('svg, code, bdi, script, noscript'))
        continue
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      if (
        mayBreakAnywhere(element) ||
        isVisuallyHidden(element) ||
        linesOf(text, 0, text.length).length < 2
      )
        continue

      for (const { segment, index, isWordLike } of words.segment(text.data))
        if (isWordLike && !/^\p{sc=Hiragana}+$/u.test(segment))
          note(text, index, index + segment.length)

      for (const { 0: pair, index } of text.data.matchAll(/\S[\u00a0\u202f]\S|\d\p{L}/gu))
        note(text, index, index + pair.length)
    }

    return [...faults]
  },
}
