import { Portrait } from '../../components/Portrait/Portrait'
import { Sentences } from '../../components/Sentences/Sentences'
import { SendToComputer } from '../../features/download/SendToComputer'
import { useMessages, usePage } from '../../i18n/PageProvider'
import type { OfferedFiles } from '../../site/releases'
import { DownloadCard } from './DownloadCard'
import * as styles from './DownloadHero.module.css'
import { unpublishedFacts } from './unpublishedFacts'

/** The title of the download page, and a card for each system. CSS enlarges the card for the visitor's system. */
export function DownloadHero({ files }: { readonly files: OfferedFiles }) {
  const { title, lead } = useMessages('download')
  return (
    <div>
      <div className={styles.field}>
        <div className={styles.hero}>
          <div className={styles.copy}>
            <h1>{title}</h1>
            <p className={styles.lead}>
              <Sentences text={lead} />
            </p>
            <SendToComputer />
          </div>
          <Portrait className={styles.portrait} head="ben" face="dai" loading="eager" wears />
        </div>
      </div>
      <div className={styles.files}>
        <div className={styles.cards} id="files">
          <DownloadCard platform="windows" files={files} />
          <DownloadCard platform="mac" files={files} />
          <QrCode />
        </div>
        <UnpublishedFacts files={files} />
      </div>
    </div>
  )
}

/** A QR code for opening this page on another device. */
function QrCode() {
  const { locale } = usePage()
  const { qrAlt } = useMessages('downloads').phone
  const { qr } = useMessages('download').card
  return (
    <figure className={styles.qr}>
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

/** A note that lists which facts about the files are not published yet. */
function UnpublishedFacts({ files }: { readonly files: OfferedFiles }) {
  const { facts, channels, card } = useMessages('download')
  const { released, hash } = useMessages('downloads').dialog
  const names = { ...facts, released, hash, highSpeed: channels.highSpeed.name }
  const missing = unpublishedFacts(files).map((fact) => names[fact])
  if (missing.length === 0) return null
  return (
    <div className={styles.missing}>
      <p>{card.pending}</p>
      <ul>
        {missing.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </div>
  )
}
