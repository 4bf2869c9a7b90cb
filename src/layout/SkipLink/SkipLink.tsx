import { useCommonMessages } from '../../i18n/PageProvider'
import * as styles from './SkipLink.module.css'

/** The first focusable element on the page: a link that skips the header. */
export function SkipLink() {
  return (
    <a className={styles.skipLink} href="#main">
      {useCommonMessages().skipToContent}
    </a>
  )
}
