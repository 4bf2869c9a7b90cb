import { useEffect, useRef } from 'react'
import { Icon } from '../../components/Icon/Icon'
import { RouteLink } from '../../components/Link/Link'
import { Faceless } from '../../components/Portrait/Portrait'
import type { OfferedFile } from '../../i18n/fragments'
import * as styles from './DownloadDialog.module.css'
import { DownloadLinks } from './DownloadLinks'
import { FileFacts } from './FileFacts'
import { InstallSteps } from './InstallSteps'
import { LinkRow } from './LinkRow'
import { useMessages } from './messages'

interface DownloadDialogProps {
  readonly file: OfferedFile
  /** The URL of the download that the visitor has started; undefined if a link or a reload opened the dialog. */
  readonly url?: string | undefined
  readonly onClose: () => void
}

/** The dialog after a click on a download link: facts about the file, other links to it, and installation steps. */
export function DownloadDialog({ file, url, onClose }: DownloadDialogProps) {
  const messages = useMessages('downloads').dialog
  const ref = useRef<HTMLDialogElement>(null)
  const host = url && new URL(url).host

  useEffect(() => {
    try {
      ref.current?.showModal()
    } catch {
      // Some programs that block pop-ups refuse modal dialogs.
      ref.current?.setAttribute('open', '')
    }
  }, [])

  return (
    <dialog
      className={styles.dialog}
      ref={ref}
      onClose={onClose}
      aria-labelledby="download-dialog"
      closedby="any"
    >
      <form method="dialog" className={styles.bar}>
        <Faceless className={styles.portrait} head="eva" face="dai" isFaceArriving />
        <h2 id="download-dialog" className="smallHeading">
          {url ? messages.title : messages.next}
        </h2>
        <button className="iconButton" type="submit" aria-label={messages.close}>
          <Icon name="close" />
        </button>
      </form>
      <DownloadLinks file={file} url={url} />
      <FileFacts isCompact file={file} from={host} />
      {url && <h3>{messages.next}</h3>}
      <InstallSteps file={file} from={host} />
      <LinkRow>
        {(['antivirus', 'verifyFile'] as const).map((question) => (
          <RouteLink key={question} route="download" anchor={question} className="quiet">
            {messages[question]}
          </RouteLink>
        ))}
      </LinkRow>
      <p className={styles.consent}>{messages.consent}</p>
      <p className={styles.next}>
        <RouteLink route="tutorial" className="button">
          {messages.tutorial}
        </RouteLink>
      </p>
    </dialog>
  )
}
