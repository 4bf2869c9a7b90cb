import { useMessages } from '../../i18n/PageProvider'
import type { OfferedFile } from '../../site/releases'
import * as styles from './DownloadCard.module.css'

interface DirectLinksProps {
  readonly file: OfferedFile
  readonly full: OfferedFile | undefined
}

/** The mirror of the file, and the full installer if the file is a downloader. */
export function DirectLinks({ file, full }: DirectLinksProps) {
  const { card } = useMessages('download')
  const { mirror } = useMessages('downloads').moment
  return (
    <p className={styles.links}>
      {file.channels.mirror && (
        <a href={file.channels.mirror} data-download={file.key}>
          {mirror}
        </a>
      )}
      {full?.channels.preferred && (
        <a href={full.channels.preferred} data-download={full.key}>
          {card.fullInstaller}
        </a>
      )}
    </p>
  )
}
