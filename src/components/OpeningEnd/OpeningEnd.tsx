import { lowerStylesId, openingEndId } from '../../site/constants'
import * as styles from './OpeningEnd.module.css'

/** The mark where a page's opening ends, and the place for the styles of what follows: nothing above waits for them. */
export function OpeningEnd() {
  return (
    <>
      <span id={openingEndId} hidden />
      {/* Whose content is a text, and be it empty, React leaves alone what has none: the link that the build puts there. */}
      <span id={lowerStylesId} className={styles.end} hidden>
        {''}
      </span>
    </>
  )
}
