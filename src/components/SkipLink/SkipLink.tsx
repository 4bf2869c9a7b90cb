import { useCommonMessages } from '../../i18n/PageProvider'
import * as styles from './SkipLink.module.css'

/** The first stop of the Tab key: past the header, to the content. */
export function SkipLink() {
  return (
    <a className={styles.skipLink} href="#main">
      {useCommonMessages().skipToContent}
    </a>
  )
}
