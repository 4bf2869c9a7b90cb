import type { ReactElement, ReactNode } from 'react'
import { useMessages } from '../../i18n/PageProvider'
import { fillPlaceholders, hashCommands, signatureCommand } from '../../lib/text'
import type { OfferedFile } from '../../site/releases'
import { Copyable } from '../../components/Copyable/Copyable'
import { ExternalLink } from '../../components/Link/Link'
import * as styles from './FileFacts.module.css'

interface FileFactsProps {
  readonly file: OfferedFile
  /** The host of the download that the visitor has started. */
  readonly from?: ReactElement
  /** Labels for the version and the size, instead of the default labels. */
  readonly names?: { readonly version: string; readonly size: string }
  /** The label and size of the full installer, if this file is only a downloader. */
  readonly full?: { readonly name: string; readonly size: string | null | undefined } | undefined
}

/** A public virus scanner: its brand, and the URL of its results, to which a file's SHA-256 is appended. */
const virusScan = { brand: 'VirusTotal', url: 'https://www.virustotal.com/gui/file/' }

/** A list of the published facts about a file. Unpublished facts have no row. */
export function FileFacts({ file, from, names, full }: FileFactsProps) {
  const messages = useMessages('downloads').dialog
  const { sha256, signature } = file
  const scan = sha256 && (
    <ExternalLink href={virusScan.url + sha256}>{virusScan.brand}</ExternalLink>
  )
  const facts: readonly (readonly [name: string | undefined, value: ReactNode])[] = [
    [messages.file, file.fileName],
    [messages.from, from && <span dir="ltr">{from}</span>],
    [names?.version ?? messages.version, file.version],
    [names?.size ?? messages.size, file.size],
    [full?.name, full?.size],
    [messages.released, file.day],
    [messages.publisher, file.publisher],
    [messages.hash, sha256 && <FileHash file={file} proof={sha256} />],
    [messages.scan, scan],
    [messages.signature, signature && <Signature file={file} proof={signature} />],
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{typeof value === 'string' ? <span dir="auto">{value}</span> : value}</dd>
            </div>
          ),
      )}
    </dl>
  )
}

interface ProofProps {
  readonly file: OfferedFile
  /** The SHA-256 of the file, or the URL of its signature. */
  readonly proof: string
}

/** The SHA-256 of a file, with the commands that compute it on Windows and macOS. */
function FileHash({ file, proof }: ProofProps) {
  const messages = useMessages('downloads').dialog
  const commands = hashCommands(file.fileName)
  return (
    <>
      <Copyable text={proof} label={messages.copyHash} />
      <details>
        <summary className={styles.verify}>{messages.verify}</summary>
        <p>{fillPlaceholders(messages.verifyWindows, { command: commands.windows })}</p>
        <p>{fillPlaceholders(messages.verifyMac, { command: commands.mac })}</p>
      </details>
    </>
  )
}

/** Links to the signature of a file and to the public key, with the command that verifies the signature. */
function Signature({ file, proof }: ProofProps) {
  const messages = useMessages('downloads').dialog
  const key = file.signingKey
  return (
    <>
      <a href={proof}>
        <bdi>{proof.split('/').at(-1)}</bdi>
      </a>
      <Copyable text={signatureCommand(file.fileName, proof, key)} label={messages.copyCommand} />
      {key?.startsWith('https:') && <a href={key}>{messages.publicKey}</a>}
    </>
  )
}
