import type { OfferedFile } from '../../i18n/fragments'
import { isSystem } from '../../site/systems'
import { LinkRow } from './LinkRow'
import { useMessages } from './messages'

interface DownloadLinksProps {
  readonly file: OfferedFile
  /** The URL of the download that the visitor has started, if any. */
  readonly url: string | undefined
}

/** Links to the file: after a click, the same link and another one; otherwise, the preferred one. */
export function DownloadLinks({ file, url }: DownloadLinksProps) {
  const { for: labels, dialog: messages } = useMessages('downloads')
  const { preferred, mirror } = file.channels
  const isMirror = url === mirror
  const other = isMirror ? preferred : mirror

  if (!url) {
    return (
      isSystem(file.platform) &&
      preferred && (
        <p>
          <a className="quiet" href={preferred}>
            {labels[file.platform]}
          </a>
        </p>
      )
    )
  }

  return (
    <>
      <p>{isMirror ? messages.textMirror : messages.text}</p>
      <LinkRow>
        <a className="quiet" href={url}>
          {messages.again}
        </a>
        {other && (
          <a className="quiet" href={other}>
            {isMirror ? messages.ownServer : messages.mirror}
          </a>
        )}
      </LinkRow>
    </>
  )
}
