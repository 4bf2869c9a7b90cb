import { Portrait } from '../../components/Portrait/Portrait'
import { AllFiles } from '../../features/download/AllFiles'
import { computers } from '../../features/download/dataFor'
import { SystemNote } from '../../features/download/SystemNote'
import { SendToComputer } from '../../features/download/SendToComputer'
import { useMessages } from '../../i18n/PageProvider'
import { feedPath } from '../../lib/paths'
import type { OfferedFiles } from '../../i18n/fragments'
import { isInFeed } from '../../site/releases'
import { systems } from '../../site/systems'
import { DownloadCard } from './DownloadCard'
import { QrCode } from './QrCode'
import * as styles from './DownloadHero.module.css'

/** The title of the download page, and a card for each system. CSS enlarges the card for the visitor's system. */
export function DownloadHero({ files }: { readonly files: OfferedFiles }) {
  const { title, lead, news } = useMessages('download')
  return (
    <div>
      <div className={styles.hero}>
        <h1>{title}</h1>
        <div className={styles.copy}>
          <p className="lead">{lead}</p>
          <SystemNote />
        </div>
        <Portrait className={styles.portrait} head="ben" face="dai" loading="eager" />
      </div>
      <div className={styles.files}>
        <SendToComputer shownFor="mobile noscript" className={styles.send} />
        <AllFiles files={files} />
        <div className={styles.cards} id="files" data-for={computers}>
          {systems.map((system) => (
            <DownloadCard key={system} platform={system} files={files} />
          ))}
        </div>
        <QrCode />
        {isInFeed(files) && (
          <p className="small">
            <a className="quiet" href={feedPath}>
              {news.feed}
            </a>
          </p>
        )}
      </div>
    </div>
  )
}
