import { useMessages, usePage } from '../../i18n/PageProvider'
import * as styles from './DownloadHero.module.css'

export function QrCode() {
  const { locale } = usePage()
  const { qrAlt } = useMessages('downloads').phone
  const { qr } = useMessages('download').card
  return (
    <figure className={styles.qr} data-for="macIntel other unknown">
      <img
        className={styles.code}
        loading="lazy"
        src={`/qr/download-${locale}.svg`}
        alt={qrAlt}
        width="112"
        height="112"
      />
      <figcaption>{qr}</figcaption>
    </figure>
  )
}
