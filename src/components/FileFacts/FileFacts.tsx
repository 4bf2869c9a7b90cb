import { useCopy } from '../../hooks/useCopy'
import { useMessages } from '../../i18n/PageProvider'
import { fillPlaceholders, hashCommands } from '../../lib/text'
import type { OfferedFile } from '../../site/releases'
import { Icon } from '../Icon/Icon'
import * as styles from './FileFacts.module.css'

interface FileFactsProps {
  readonly file: OfferedFile
  /** The host of the running download. */
  readonly from?: string
  /** Replaces the default labels of two facts. */
  readonly names?: { readonly version: string; readonly size: string }
  /** The size of the app, if this file is a downloader. */
  readonly full?: { readonly name: string; readonly size: string | null | undefined } | undefined
}

/** The published facts about a file. A fact without a value has no row. */
export function FileFacts({ file, from, names, full }: FileFactsProps) {
  const messages = useMessages('downloads').moment
  const facts = [
    [messages.file, file.fileName],
    [messages.from, from],
    [names?.version ?? messages.version, file.version],
    [names?.size ?? messages.size, file.size],
    [full?.name, full?.size],
    [messages.released, file.day],
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ),
      )}
      {file.sha256 && (
        <div>
          <dt>{messages.hash}</dt>
          <dd>
            <FileHash file={file} hash={file.sha256} />
          </dd>
        </div>
      )}
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
