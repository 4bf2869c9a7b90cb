import type { ReactNode } from 'react'
import { usePage, useMessages } from '../../i18n/PageProvider'
import type { OfferedFiles } from '../../site/releases'
import { Icon } from '../../components/Icon/Icon'
import { RouteLink } from '../../components/Link/Link'
import { SendToComputer } from './SendToComputer'
import { classNames } from '../../lib/text'
import * as styles from './DownloadButtons.module.css'

/** Download links for Windows and macOS. CSS emphasizes the link for the visitor's system. */
export function DownloadButtons({ files }: { readonly files: OfferedFiles }) {
  const { route } = usePage()
  const messages = useMessages('downloads')
  return (
    <div className={styles.downloads}>
      <div className={styles.systems}>
        <div className={styles.windows}>
          <DownloadButton file="windowsDownloader" files={files}>
            {messages.for.windows}
          </DownloadButton>
          <p className={styles.note}>
            {`${messages.versionWindows}\u00a0· ${messages.for.windowsNote}`}
          </p>
        </div>
        <div className={styles.mac}>
          <div className={styles.silicon}>
            <DownloadButton file="macImage" files={files}>
              {messages.for.mac}
            </DownloadButton>
            <p className={styles.note}>{`${messages.versionMac}\u00a0· ${messages.for.macNote}`}</p>
          </div>
          <IntelMac />
        </div>
      </div>
      <SendToComputer />
      {route !== 'download' && (
        <p className={styles.all}>
          <RouteLink route="download">{messages.all}</RouteLink>
        </p>
      )}
    </div>
  )
}

interface DownloadButtonProps {
  /** The file's key in releases.json. */
  readonly file: string
  readonly files: OfferedFiles
  readonly children: ReactNode
}

/** A link, styled as a button, to the preferred download channel for a file. */
export function DownloadButton({ file, files, children }: DownloadButtonProps) {
  const address = files.find(({ key }) => key === file)?.channels.preferred
  return (
    <a
      className={classNames('button', styles.download)}
      href={address ?? undefined}
      data-download={file}
    >
      <Icon name="download" />
      {children}
    </a>
  )
}

/** The notice that replaces the download button on Intel Macs, which cannot run the app. */
export function IntelMac() {
  const messages = useMessages('downloads').intelMac
  return (
    <div className={styles.intel}>
      <p className={styles.intelTitle}>
        <span className={styles.thisMac}>{messages.title}</span>
        <span className={styles.anyMac}>{messages.anyMac}</span>
      </p>
      <p className={styles.note}>{messages.text}</p>
    </div>
  )
}
