import { useMessages } from '../../i18n/PageProvider'
import type { OfferedFiles } from '../../i18n/fragments'
import { isMainFile } from '../../site/releases'
import * as styles from './DownloadButtons.module.css'
import { FileLink } from './FileLink'

/** Tells visitors whose system has no version of the app, or was not recognized, before they download a file. */
export function SystemNote() {
  const { noVersion: other, unknownSystem: unknown } = useMessages('downloads')
  return Object.entries({ other, unknown }).map(([system, text]) => (
    <p key={system} className="note" data-for={system}>
      {text}
    </p>
  ))
}

/** The notice that replaces the download button on Intel Macs, which cannot run the app. `shownFor` is a `data-for`. */
export function IntelMac({ files, shownFor }: { files: OfferedFiles; shownFor: string }) {
  const { title, anyMac, text, link } = useMessages('downloads').intelMac
  const file = files.find(isMainFile('mac'))

  return (
    <div className={styles.offer} data-for={shownFor}>
      <p className="smallHeading">
        <span data-for="mac macIntel">{title}</span>
        <span data-for="noscript">{anyMac}</span>
      </p>
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
