import { useMessages } from '../../i18n/PageProvider'
import { fillPlaceholders, hashCommands, signatureCommand } from '../../lib/text'
import type { OfferedFile } from '../../site/releases'
import { Copyable } from '../Copyable/Copyable'
import * as styles from './FileFacts.module.css'

interface ProofProps {
  readonly file: OfferedFile
  /** The hash, or the URL of the signature. */
  readonly proof: string
}

/** The hash of a file, and how to compute it on each system. */
export function FileHash({ file, proof }: ProofProps) {
  const messages = useMessages('downloads').moment
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

/** The signature of a file, the command that verifies it, and the key that it was made with. */
export function Signature({ file, proof }: ProofProps) {
  const messages = useMessages('downloads').moment
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
