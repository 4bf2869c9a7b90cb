import { useMessages } from '../../i18n/PageProvider'
import * as styles from './DownloadButtons.module.css'

/** Tells visitors whose system has no version of the app, or was not recognized, before they download a file. */
export function SystemNote() {
  const { noVersion, unknownSystem } = useMessages('downloads')
  return (
    <>
      <p className={styles.note} data-for="other">
        {noVersion}
      </p>
      <p className={styles.note} data-for="unknown">
        {unknownSystem}
      </p>
    </>
  )
}
