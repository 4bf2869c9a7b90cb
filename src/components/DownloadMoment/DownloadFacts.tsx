import { useWords } from '../../i18n/PageProvider'
import type { OfferedFile } from '../../site/releases'
import { FileHash } from '../FileHash/FileHash'
import * as styles from './DownloadDialog.module.css'

interface DownloadFactsProps {
  readonly file: OfferedFile
  readonly address: string
}

/** What is known of the file on its way; what is not published says so. */
export function DownloadFacts({ file, address }: DownloadFactsProps) {
  const words = useWords('downloads').moment
  const facts = [
    [words.file, file.fileName],
    [words.from, new URL(address).host],
    [words.version, file.version],
    [words.size, file.size],
    [words.released, file.day],
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value ? <bdi>{value}</bdi> : words.notPublished}</dd>
        </div>
      ))}
      <div>
        <dt>{words.hash}</dt>
        <dd>{file.sha256 ? <FileHash file={file} hash={file.sha256} /> : words.notPublished}</dd>
      </div>
    </dl>
  )
}
