import { useWords } from '../../i18n/PageProvider'
import { buttonClass } from '../Button/buttonClass'
import { Icon } from '../Icon/Icon'
import { RouteLink } from '../RouteLink/RouteLink'
import * as styles from './DownloadButtons.module.css'

interface DownloadButtonsProps {
  readonly files: readonly {
    readonly key: string
    readonly channels: { readonly preferred: string | null }
  }[]
}

/** The two downloads as links that always work; the page's style brings forward the one for this machine. */
export function DownloadButtons({ files }: DownloadButtonsProps) {
  const words = useWords('downloads')
  const address = (key: string) =>
    files.find((file) => file.key === key)?.channels.preferred ?? undefined
  return (
    <div className={styles.downloads}>
      <div className={styles.systems}>
        <div className={styles.windows}>
          <a
            className={buttonClass()}
            href={address('windowsDownloader')}
            data-download="windowsDownloader"
          >
            <Icon name="download" />
            {words.for.windows}
          </a>
          <p className={styles.note}>
            {words.versionWindows} · {words.for.windowsNote}
          </p>
        </div>
        <div className={styles.mac}>
          <a className={buttonClass()} href={address('macImage')} data-download="macImage">
            <Icon name="download" />
            {words.for.mac}
          </a>
          <p className={styles.note}>
            {words.versionMac} · {words.for.macNote}
          </p>
        </div>
      </div>
      <p className={styles.all}>
        <RouteLink route="download">{words.all}</RouteLink>
      </p>
    </div>
  )
}
