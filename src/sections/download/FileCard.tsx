import { buttonClass } from '../../components/Button/buttonClass'
import { FileFacts } from '../../components/FileFacts/FileFacts'
import { Icon } from '../../components/Icon/Icon'
import { NextSteps } from '../../components/NextSteps/NextSteps'
import { useWords } from '../../i18n/PageProvider'
import type { OfferedFile } from '../../site/releases'
import type { FileKey } from './fileKey'
import * as styles from './Files.module.css'
import { PreviousReleases } from './PreviousReleases'

interface FileCardProps {
  readonly file: OfferedFile
}

/** One file: what it is for, its facts, the ways to get it, and what to do with it then. */
export function FileCard({ file }: FileCardProps) {
  const { files, channels } = useWords('download')
  const { moment } = useWords('downloads')
  const { name, text } = files[file.key as FileKey]
  return (
    <article className={styles.file} id={file.key}>
      <h3>{name}</h3>
      <p>{text}</p>
      <FileFacts file={file} />
      {file.channels.preferred && (
        <a className={buttonClass()} href={file.channels.preferred} data-download={file.key}>
          <Icon name="download" />
          {channels.get}
          <span className="visuallyHidden">{`: ${name}`}</span>
        </a>
      )}
      {file.channels.mirror && (
        <a href={file.channels.mirror} data-download={file.key} className={styles.mirror}>
          {moment.mirror}
          <span className="visuallyHidden">{`: ${name}`}</span>
        </a>
      )}
      <details className={styles.folded}>
        <summary>{moment.next}</summary>
        <NextSteps file={file} />
      </details>
      {file.previous.length > 0 && (
        <details className={styles.folded}>
          <summary>{files.previous}</summary>
          <PreviousReleases releases={file.previous} />
        </details>
      )}
    </article>
  )
}
