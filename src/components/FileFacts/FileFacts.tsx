import { useWords } from '../../i18n/PageProvider'
import type { OfferedFile } from '../../site/releases'
import { FileHash } from '../FileHash/FileHash'
import * as styles from './FileFacts.module.css'

interface FileFactsProps {
  readonly file: OfferedFile
  /** The host it is being fetched from, once it is. */
  readonly from?: string
}

/** What is known of a file; what is not published says so. */
export function FileFacts({ file, from }: FileFactsProps) {
  const words = useWords('downloads').moment
  const unknown = <span className={styles.unknown}>{words.notPublished}</span>
  const facts = [
    [words.file, file.fileName],
    ...(from ? [[words.from, from]] : []),
    [words.version, file.version],
    [words.size, file.size],
    [words.released, file.day],
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value ? <bdi>{value}</bdi> : unknown}</dd>
        </div>
      ))}
      <div>
        <dt>{words.hash}</dt>
        <dd>{file.sha256 ? <FileHash file={file} hash={file.sha256} /> : unknown}</dd>
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
  )
}
