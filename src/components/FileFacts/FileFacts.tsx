import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/PageProvider'
import { virusScan } from '../../site/constants'
import type { OfferedFile } from '../../site/releases'
import { ExternalLink } from '../Link/Link'
import * as styles from './FileFacts.module.css'
import { FileHash, Signature } from './FileProofs'

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
    [messages.publisher, file.publisher],
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([name, value]) =>
          value && (
            <Fact key={name} name={name}>
              <span dir="auto">{value}</span>
            </Fact>
          ),
      )}
      {file.sha256 && (
        <>
          <Fact name={messages.hash}>
            <FileHash file={file} proof={file.sha256} />
          </Fact>
          <Fact name={messages.scan}>
            <ExternalLink href={virusScan.url + file.sha256}>{virusScan.brand}</ExternalLink>
          </Fact>
        </>
      )}
      {file.signature && (
        <Fact name={messages.signature}>
          <Signature file={file} proof={file.signature} />
        </Fact>
      )}
    </dl>
  )
}

interface FactProps {
  readonly name: string | null | undefined
  readonly children: ReactNode
}

function Fact({ name, children }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
