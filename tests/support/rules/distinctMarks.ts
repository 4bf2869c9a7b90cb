import { type Rule } from './rule'

/**
 * Paper has no backgrounds, and forced colours replace them. On the screen, the rule notes which marks, such as the squares
 * of a meter, differ in their fill; otherwise, it reports those that no longer differ in anything.
 */
export const distinctMarks: Rule = {
  name: 'marks that differ in their fill differ on paper and in forced colours, too',
  remedy: 'Give the full mark a wider border in print, and `forced-color-adjust: none`.',
  find: () => {
    const { isShown, nameOf } = window.helpers
    const store = window as { screenFills?: ReadonlyMap<Element, string> }
    const isPrinted = matchMedia('print').matches
    const isScreen = !isPrinted && !matchMedia('(forced-colors: active)').matches

    if (isScreen) {
      const marks = [...document.querySelectorAll('main span:empty')].filter(isShown)

      store.screenFills = new Map(
        marks.map((mark) => [mark, getComputedStyle(mark).backgroundColor] as const),
      )

      return []
    }

    /** Returns what a visitor sees of a mark. */
    const lookOf = (mark: Element) => {
      const style = getComputedStyle(mark)
      const isFilled = !isPrinted || style.printColorAdjust === 'exact'
      const { borderWidth, inlineSize, blockSize, backgroundColor } = style

      return [borderWidth, inlineSize, blockSize, isFilled && backgroundColor].join()
    }

    return [...(store.screenFills ?? [])].flatMap(([mark, fill]) => {
      const next = mark.nextElementSibling
      const nextFill = next ? store.screenFills?.get(next) : undefined
      if (!next || nextFill === undefined || nextFill === fill) return []

      return lookOf(mark) === lookOf(next)
        ? [`two marks in ${nameOf(mark.parentElement?.parentElement ?? mark)} look the same`]
        : []
    })
  },
}
