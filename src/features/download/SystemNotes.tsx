import type { OfferedFiles } from '../../i18n/fragments'
import { feedPath } from '../../lib/paths'
import { isInFeed, isMainFile } from '../../site/releases'
import { FileLink } from './FileLink'
import { useMessages } from './messages'

/**
 * Tells visitors whose system has no version of the app, or was not recognized, before they download a file. The notes are
 * true for everybody, because programs without style sheets show all of them.
 */
export function SystemNote() {
  const { noVersion, ifUnknown } = useMessages('downloads')

  return (
    <>
      <p className="note" data-for="other">
        {noVersion}
      </p>
      <p className="note" data-for="unknown">
        {ifUnknown}
      </p>
    </>
  )
}

/** A link to the feed of new versions, for visitors whose system has no version yet. */
export function FeedNote({ files }: { readonly files: OfferedFiles }) {
  const { feed } = useMessages('downloads')
  if (!isInFeed(files)) return null

  return (
    <p className="note" data-for="other">
      <a href={feedPath} className="quiet">
        {feed}
      </a>
    </p>
  )
}

/** The notice that replaces the download button on Intel Macs, which cannot run the app. `shownFor` is a `data-for`. */
export function IntelMac({ files, shownFor }: { files: OfferedFiles; shownFor: string }) {
  const { anyMac, text, link } = useMessages('downloads').intelMac
  const file = files.find(isMainFile('mac'))

  return (
    <div className="stack gap2" data-for={shownFor}>
      <strong className="small">{anyMac}</strong>
      <p className="note">{text}</p>
      {file && (
        <p className="note" data-for="mac macIntel">
          <FileLink file={file} channel="preferred">
            {link}
          </FileLink>
        </p>
      )}
    </div>
  )
}
