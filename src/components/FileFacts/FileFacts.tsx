import { useMessages } from '../../i18n/PageProvider'
import type { OfferedFile } from '../../site/releases'
import * as styles from './FileFacts.module.css'
import { useCopy } from '../../hooks/useCopy'
import { fillPlaceholders, hashCommands } from '../../lib/text'
import { Icon } from '../Icon/Icon'

interface FileFactsProps {
  readonly file: OfferedFile
  /** The host of the running download. */
  readonly from?: string
}

/** The facts of a file; unpublished ones are marked as such. */
export function FileFacts({ file, from }: FileFactsProps) {
  const messages = useMessages('downloads').moment
  const unknown = <span className={styles.unknown}>{messages.notPublished}</span>
  const facts = [
    [messages.file, file.fileName],
    ...(from ? [[messages.from, from]] : []),
    [messages.version, file.version],
    [messages.size, file.size],
    [messages.released, file.day],
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
        <dt>{messages.hash}</dt>
        <dd>{file.sha256 ? <FileHash file={file} hash={file.sha256} /> : unknown}</dd>
      </div>
      {file.signature && (
        <div>
          <dt>{messages.signature}</dt>
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

interface FileHashProps {
  readonly file: OfferedFile
  readonly hash: string
}

/** The hash of a file, a button that copies it, and how to compute it on each system. */
export function FileHash({ file, hash }: FileHashProps) {
  const messages = useMessages('downloads').moment
  const { ref, copied, copy } = useCopy()
  const commands = hashCommands(file.fileName)
  return (
    <div className={styles.hash}>
      <code dir="ltr" ref={ref}>
        {hash}
      </code>
      <button className={styles.copy} type="button" onClick={copy}>
        <Icon name={copied ? 'check' : 'copy'} />
        <span aria-live="polite">{copied ? messages.copied : messages.copyHash}</span>
      </button>
      <details>
        <summary className={styles.verify}>{messages.verify}</summary>
        <p>{fillPlaceholders(messages.verifyWindows, { command: commands.windows })}</p>
        <p>{fillPlaceholders(messages.verifyMac, { command: commands.mac })}</p>
      </details>
    </div>
  )
}
