import { useCommonMessages } from '../../i18n/PageProvider'
import * as styles from './SkipLink.module.css'

export function SkipLink() {
  return (
    <a className={styles.skipLink} href="#main">
      {useCommonMessages().skipToContent}
    </a>
  )
}
