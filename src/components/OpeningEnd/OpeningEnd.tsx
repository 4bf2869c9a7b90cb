/** The id of the mark at the end of a page's opening. Each page has one. */
export const openingEndId = 'opening-end'

/**
 * Marks the end of a page's opening. Browsers that know `<link rel="expect">` first paint a page when they reach the
 * mark. Otherwise, a page that arrives slowly would be painted with half an opening, whose picture moves with every line
 * that follows. The mark is an element of its own, because Chromium 156 waits only for the start of the expected element.
 */
export function OpeningEnd() {
  return <span id={openingEndId} hidden />
}
