import type { ReactNode } from 'react'
import { classNames } from '../../lib/text'
import { ExternalLink } from '../../components/Link/Link'
import { Phrases } from '../../components/Phrases/Phrases'
import { FileHash, Signature, type DescribedFile } from './FileProofs'
import { useMessages } from './messages'
import * as styles from './FileFacts.module.css'

interface FileFactsProps {
  readonly file: DescribedFile
  /** The host of the download that the visitor has started. */
  readonly from?: string
  /** Labels for the version and the size, instead of the default labels. */
  readonly names?: { readonly version: string; readonly size: string }
  /** The label and size of the full installer, if this file is only a downloader. */
  readonly full?: { readonly name: string; readonly size: string | null | undefined } | undefined
  /** What sizes, the release date and the SHA-256 say until they are published. By default, they have no row. */
  readonly placeholder?: string
  /** Whether the rows are closer to each other, without rules between them. */
  readonly isCompact?: boolean
}

/** A public virus scanner: its brand, and the URL of its results, to which a file's SHA-256 is appended. */
const virusScan = { brand: 'VirusTotal', url: 'https://www.virustotal.com/gui/file/' }

/** A list of the facts about a file. A fact without a value has no row. */
export function FileFacts(props: FileFactsProps) {
  const { file, from, names, full, placeholder, isCompact } = props
  const messages = useMessages('downloads').dialog
  const { fileName, url, sha256, signature } = file
  const name = <bdi dir="ltr">{fileName}</bdi>
  const scan = sha256 && (
    <ExternalLink href={virusScan.url + sha256}>{virusScan.brand}</ExternalLink>
  )
  const facts: readonly (readonly [label: string | undefined, value: ReactNode])[] = [
    [messages.file, url ? <a href={url}>{name}</a> : name],
    [messages.from, from],
    [names?.version ?? messages.version, file.version],
    [names?.size ?? messages.size, file.size ?? placeholder],
    [full?.name, full && (full.size ?? placeholder)],
    [messages.released, file.day ?? placeholder],
    [messages.publisher, file.publisher],
    [messages.hash, sha256 ? <FileHash file={file} proof={sha256} /> : placeholder],
    [messages.scan, scan],
    [messages.signature, signature && <Signature file={file} proof={signature} />],
  ]

  return (
    <dl className={classNames(styles.facts, isCompact && styles.compact)}>
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label && <Phrases text={label} />}</dt>
              <dd>{typeof value === 'string' ? <bdi>{value}</bdi> : value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}
