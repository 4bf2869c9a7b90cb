import { useMessages } from '../../i18n/PageProvider'
import { fillPlaceholders, signatureCommand } from '../../lib/text'
import type { OfferedFile } from '../../site/releases'
import { systems, tools } from '../../site/systems'
import { Copyable } from '../../components/Copyable/Copyable'

interface ProofProps {
  readonly file: OfferedFile
  /** The SHA-256 of the file, or the URL of its signature. */
  readonly proof: string
}

/** The SHA-256 of a file, with the command that computes it on each system. */
export function FileHash({ file, proof }: ProofProps) {
  const messages = useMessages('downloads').dialog
  return (
    <>
      <Copyable text={proof} label={messages.copyHash} copied={messages.copied} />
      <details>
        <summary className="quiet">{messages.verify}</summary>
        {systems.map((system) => (
          <p key={system}>
            {fillPlaceholders(messages.verifyOn[system], {
              command: tools[system].hashCommand(file.fileName),
            })}
          </p>
        ))}
      </details>
    </>
  )
}

/** Links to the signature of a file and to the public key, with the command that verifies the signature. */
export function Signature({ file, proof }: ProofProps) {
  const messages = useMessages('downloads').dialog
  const key = file.signingKey
  return (
    <>
      <a href={proof}>
        <bdi>{proof.split('/').at(-1)}</bdi>
      </a>
      <Copyable
        text={signatureCommand(file.fileName, proof, key)}
        label={messages.copyCommand}
        copied={messages.copied}
      />
      {key?.startsWith('https:') && <a href={key}>{messages.publicKey}</a>}
    </>
  )
}
