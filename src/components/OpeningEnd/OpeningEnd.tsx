import { keepLowerStyles } from '../../browser/keepLowerStyles'
import { lowerStylesId, openingEndId } from '../../site/constants'
import * as styles from './OpeningEnd.module.css'

/** The mark where a page's opening ends, and the place for the styles of what follows: nothing above waits for them. */
export function OpeningEnd() {
  return (
    <>
      <span id={openingEndId} hidden />
      {/* An empty text, so that React leaves the link there that the build puts in: without content it would look for more. */}
      <span ref={keepLowerStyles} id={lowerStylesId} className={styles.end} hidden>
        {''}
      </span>
    </>
  )
}
