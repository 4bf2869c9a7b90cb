import { useWords } from '../../i18n/PageProvider'
import * as styles from './DownloadButtons.module.css'

/** Stands where the Mac download would be on a Mac with an Intel processor, for which there is no file. */
export function IntelMac() {
  const words = useWords('downloads').intelMac
  return (
    <div className={styles.intel}>
      <p className={styles.intelTitle}>{words.title}</p>
      <p className={styles.note}>{words.text}</p>
    </div>
  )
}
