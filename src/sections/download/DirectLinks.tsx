import { Copyable } from '../../components/Copyable/Copyable'
import { useMessages } from '../../i18n/PageProvider'
import type { OfferedFile } from '../../i18n/fragments'
import * as styles from './DownloadCard.module.css'

interface DirectLinksProps {
  readonly file: OfferedFile
  readonly full: OfferedFile | undefined
}

export function DirectLinks({ file, full }: DirectLinksProps) {
  const { card } = useMessages('download')
  const { mirror, copyCommand, copied } = useMessages('downloads').dialog
  return (
    <div className="stack gap2 small">
      <div className={styles.links}>
        {file.channels.mirror && (
          <a className="quiet" href={file.channels.mirror} data-download={file.key}>
            {mirror}
          </a>
        )}
        {full?.channels.preferred && (
          <a className="quiet" href={full.channels.preferred} data-download={full.key}>
            {card.fullInstaller}
          </a>
        )}
      </div>
      {file.packageCommand && (
        <Copyable text={file.packageCommand} label={copyCommand} copied={copied} />
      )}
    </div>
  )
}
