import { systemsInOrder } from '../../browser/system'
import { OpeningEnd } from '../../components/OpeningEnd/OpeningEnd'
import { Phrases } from '../../components/Phrases/Phrases'
import { Faceless } from '../../components/Portrait/Portrait'
import { AllFiles } from '../../features/download/AllFiles'
import { FileSentence } from '../../features/download/FileSentence'
import { InstallSteps } from '../../features/download/InstallSteps'
import { SendToComputer } from '../../features/download/SendToComputer'
import { FeedNote, SystemNote } from '../../features/download/SystemNotes'
import { useTitleFont } from '../../features/titleFont/useTitleFont'
import type { OfferedFiles } from '../../i18n/fragments'
import { usePage } from '../../i18n/PageProvider'
import { computers } from '../../site/dataFor'
import { DownloadCard } from './DownloadCard'
import * as styles from './DownloadOpening.module.css'
import { useMessages } from './messages'

/** The opening of the download page: the title, and a card for each system, first that for the visitor's system. */
export function DownloadOpening({ files }: { readonly files: OfferedFiles }) {
  const { locale } = usePage()
  const { title, lead, card } = useMessages('download')
  const { ref } = useTitleFont()
  const { qrAlt } = useMessages('downloads').phone

  return (
    <div className={styles.opening}>
      <div className={styles.intro}>
        <div className={styles.titleText}>
          <h1 ref={ref}>
            <span>
              <Phrases text={title} />
            </span>
          </h1>
          <div className={styles.text}>
            <p className="lead">{lead}</p>
            <FileSentence files={files} />
            <SystemNote />
            <FeedNote files={files} />
          </div>
        </div>
        {/* While the visitor points at a card, the two people have each other's face. */}
        <div className={`screenOnly ${styles.people}`}>
          <Faceless head="eva" face="dai" name="download" />
          <Faceless head="dai" face="eva" name="download" />
        </div>
      </div>
      <div className={styles.files}>
        <SendToComputer shownFor="mobile other noscript" className={styles.send} />
        <AllFiles files={files} steps={InstallSteps} />
        <div className={styles.cards} id="files" data-for={computers}>
          {systemsInOrder().map((system) => (
            <DownloadCard key={system} system={system} files={files} />
          ))}
        </div>
        <figure className={styles.qr} data-for="macIntel other unknown">
          <img
            className={styles.code}
            loading="lazy"
            src={`/qr/download-${locale}.svg`}
            alt={qrAlt}
            width="112"
            height="112"
          />
          <figcaption>{card.qr}</figcaption>
        </figure>
      </div>
      <OpeningEnd />
    </div>
  )
}
