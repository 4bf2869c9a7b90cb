import { useEffect, useRef } from 'react'
import { useMessages } from '../../i18n/PageProvider'
import type { OfferedFile } from '../../i18n/fragments'
import { FileFacts } from './FileFacts'
import { Icon } from '../../components/Icon/Icon'
import { InstallSteps } from './InstallSteps'
import { RouteLink } from '../../components/Link/Link'
import { Portrait } from '../../components/Portrait/Portrait'
import * as styles from './DownloadDialog.module.css'

interface DownloadDialogProps {
  readonly file: OfferedFile
  /** The URL of the download that the visitor has started. */
  readonly url: string
  readonly onClose: () => void
}

/** The dialog after a click on a download link: facts about the file, other links to it, and installation steps. */
export function DownloadDialog({ file, url, onClose }: DownloadDialogProps) {
  const messages = useMessages('downloads').dialog
  const ref = useRef<HTMLDialogElement>(null)

  useEffect(() => {
    try {
      ref.current?.showModal()
    } catch {
      // Some programs that block pop-ups refuse modal dialogs.
      ref.current?.setAttribute('open', '')
    }

    // Closes the dialog when a link in it leads to a section of the current page.
    addEventListener('hashchange', onClose)

    return () => removeEventListener('hashchange', onClose)
  }, [onClose])
  const { preferred, mirror } = file.channels
  const isMirror = url === mirror
  const other = isMirror ? preferred : mirror

  return (
    <dialog
      className={styles.dialog}
      ref={ref}
      onClose={onClose}
      aria-labelledby="download-dialog"
      // A click outside closes the dialog. React's types lack this attribute.
      {...{ closedby: 'any' }}
    >
      <form method="dialog" className={styles.bar}>
        <Portrait className={styles.portrait} head="eva" face="dai" alt="" loading="eager" />
        <h2 id="download-dialog" className="smallHeading">
          {messages.title}
        </h2>
        <button className="iconButton" type="submit" aria-label={messages.close}>
          <Icon name="close" />
        </button>
      </form>
      <p>{isMirror ? messages.textMirror : messages.text}</p>
      <p className={styles.links}>
        <a className="quiet" href={url}>
          {messages.again}
        </a>
        {other && (
          <a className="quiet" href={other}>
            {isMirror ? messages.ownServer : messages.mirror}
          </a>
        )}
      </p>
      <FileFacts file={file} from={new URL(url).host} />
      <h3>{messages.next}</h3>
      <InstallSteps file={file} />
      <p className={styles.links}>
        {(['antivirus', 'verifyFile'] as const).map((question) => (
          <RouteLink key={question} route="download" anchor={question} className="quiet">
            {messages[question]}
          </RouteLink>
        ))}
      </p>
      <p className={styles.consent}>{messages.consent}</p>
      <p className={styles.next}>
        <RouteLink route="tutorial" className="button">
          {messages.tutorial}
        </RouteLink>
      </p>
    </dialog>
  )
}
