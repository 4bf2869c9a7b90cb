import { buttonClass } from '../../components/Button/buttonClass'
import { FileHash } from '../../components/FileHash/FileHash'
import { Icon } from '../../components/Icon/Icon'
import { useWords } from '../../i18n/PageProvider'
import type { OfferedFile } from '../../site/releases'
import type { FileKey } from './fileKey'
import * as styles from './Files.module.css'
import { PreviousReleases } from './PreviousReleases'

interface FileCardProps {
  readonly file: OfferedFile
}

/** One file: what it is for, its facts, and the ways to get it. */
export function FileCard({ file }: FileCardProps) {
  const { files: words, channels, notPublished } = useWords('download')
  const { moment } = useWords('downloads')
  const { name, text } = words[file.key as FileKey]
  const facts = [
    [words.fileName, file.fileName],
    [words.version, file.version],
    [words.size, file.size],
    [words.released, file.day],
  ]
  return (
    <article className={styles.file} id={file.key}>
      <h3>{name}</h3>
      <p>{text}</p>
      <dl className={styles.facts}>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value ? <bdi>{value}</bdi> : <span className={styles.unknown}>{notPublished}</span>}
            </dd>
          </div>
        ))}
        <div>
          <dt>{words.hash}</dt>
          <dd>
            {file.sha256 ? (
              <FileHash file={file} hash={file.sha256} />
            ) : (
              <span className={styles.unknown}>{notPublished}</span>
            )}
          </dd>
        </div>
        {file.signature && (
          <div>
            <dt>{words.signature}</dt>
            <dd>
              <a href={file.signature}>
                <bdi>{file.signature.split('/').at(-1)}</bdi>
              </a>
            </dd>
          </div>
        )}
      </dl>
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
      {file.previous.length > 0 && <PreviousReleases releases={file.previous} />}
    </article>
  )
}
