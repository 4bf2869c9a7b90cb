import type { ReactNode } from 'react'
import { ExternalLink } from '../../components/Link/Link'
import { Phrases } from '../../components/Phrases/Phrases'
import { classNames } from '../../lib/text'
import * as styles from './FileFacts.module.css'
import { FileHash, Signature, type DescribedFile } from './FileProofs'
import { useMessages } from './messages'

interface FileFactsProps {
  readonly file: DescribedFile
  /** The host of the download that the visitor has started. */
  readonly from?: string
  /** Labels for the version and the size, instead of the default labels. */
  readonly names?: { readonly version: string; readonly size: string }
  /** The label and size of the full installer, if this file is only a downloader. */
  readonly full?: { readonly name: string; readonly size: string | null | undefined } | undefined
  /** The label of a last row that names the facts that are not published yet. By default, there is no such row. */
  readonly missing?: string
  /** Whether the rows are closer to each other, without rules between them. */
  readonly isCompact?: boolean
}

/** A public virus scanner: its brand, and the URL of its results, to which a file's SHA-256 is appended. */
const virusScan = { brand: 'VirusTotal', url: 'https://www.virustotal.com/gui/file/' }

/** A fact. Null stands for a value that is not published yet, undefined for a fact that the file does not have. */
type FactRow = readonly [label: string | undefined, value: ReactNode]

/** A list of the facts about a file. A fact without a value has no row of its own. */
export function FileFacts(props: FileFactsProps) {
  const facts = useFacts(props)
  const unpublished = facts.filter(([, value]) => value === null)

  return (
    <dl className={classNames(styles.facts, props.isCompact && styles.compact)}>
      {facts.map(
        ([label, value]) =>
          value && (
            <div key={label}>
              <dt>{label && <Phrases text={label} />}</dt>
              <dd>{typeof value === 'string' ? <bdi>{value}</bdi> : value}</dd>
            </div>
          ),
      )}
      {props.missing && unpublished.length > 0 && (
        <div className={styles.unpublished}>
          <dt>
            <Phrases text={props.missing} />
          </dt>
          {unpublished.map(([label]) => (
            <dd key={label}>{label && <Phrases text={label} />}</dd>
          ))}
        </div>
      )}
    </dl>
  )
}

/** Returns every fact that the list may have, in its order. */
function useFacts({ file, from, names, full }: FileFactsProps): readonly FactRow[] {
  const messages = useMessages('downloads').dialog
  const { version, size } = names ?? messages
  const { sha256, signature } = file

  return [
    [messages.file, <FileName fileName={file.fileName} url={file.url} />],
    [messages.from, from],
    [version, file.version],
    [size, file.size],
    [full?.name, full?.size],
    [messages.released, file.day],
    [messages.publisher, file.publisher ?? undefined],
    [messages.hash, sha256 && <FileHash file={file} proof={sha256} />],
    [messages.scan, sha256 ? <ScanLink sha256={sha256} /> : undefined],
    [messages.signature, signature ? <Signature file={file} proof={signature} /> : undefined],
  ]
}

/** The name of a file, as a link if the file is an available earlier version. */
function FileName({ fileName, url }: Pick<DescribedFile, 'fileName' | 'url'>) {
  const name = (
    <bdi dir="ltr" translate="no">
      {fileName}
    </bdi>
  )

  return url ? <a href={url}>{name}</a> : name
}

function ScanLink({ sha256 }: { readonly sha256: string }) {
  return <ExternalLink href={virusScan.url + sha256}>{virusScan.brand}</ExternalLink>
}
