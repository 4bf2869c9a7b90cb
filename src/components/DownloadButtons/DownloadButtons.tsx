import { useWords } from '../../i18n/PageProvider'
import { RouteLink } from '../RouteLink/RouteLink'
import { SendToComputer } from '../SendToComputer/SendToComputer'
import { DownloadButton } from './DownloadButton'
import * as styles from './DownloadButtons.module.css'
import { IntelMac } from './IntelMac'

interface DownloadButtonsProps {
  readonly files: readonly {
    readonly key: string
    readonly channels: { readonly preferred: string | null }
  }[]
}

/** The two downloads as links that always work; the page's style brings forward what suits this machine. */
export function DownloadButtons({ files }: DownloadButtonsProps) {
  const words = useWords('downloads')
  const address = (key: string) => files.find((file) => file.key === key)?.channels.preferred
  return (
    <div className={styles.downloads}>
      <div className={styles.systems}>
        <div className={styles.windows}>
          <DownloadButton file="windowsDownloader" address={address('windowsDownloader')}>
            {words.for.windows}
          </DownloadButton>
          <p className={styles.note}>{`${words.versionWindows} · ${words.for.windowsNote}`}</p>
        </div>
        <div className={styles.mac}>
          <div className={styles.silicon}>
            <DownloadButton file="macImage" address={address('macImage')}>
              {words.for.mac}
            </DownloadButton>
            <p className={styles.note}>{`${words.versionMac} · ${words.for.macNote}`}</p>
          </div>
          <IntelMac />
        </div>
      </div>
      <SendToComputer />
      <p className={styles.all}>
        <RouteLink route="download">{words.all}</RouteLink>
      </p>
    </div>
  )
}
