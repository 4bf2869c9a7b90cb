import { openingEndId } from '../../site/constants'

/** The mark where a page's opening ends. */
export function OpeningEnd() {
  return <span id={openingEndId} hidden />
}
