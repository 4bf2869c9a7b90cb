import { Copyable } from '../../components/Copyable/Copyable'
import type { OfferedFile } from '../../i18n/fragments'
import { shellCommands } from '../../lib/shellCommands'
import { systems, type System } from '../../site/systems'
import { useMessages } from './messages'

/** A file, of which some facts may be unknown. `url` is that of an available earlier version. */
export type DescribedFile = Partial<OfferedFile> &
  Pick<OfferedFile, 'fileName' | 'platform'> & { readonly url?: string | null }

interface ProofProps {
  readonly file: DescribedFile
  /** The SHA-256 of the file, or the URL of its signature. */
  readonly proof: string
}

/** The SHA-256 of a file, with the command that computes it on each system. The first is for the file's own system. */
export function FileHash({ file, proof }: ProofProps) {
  const messages = useMessages('downloads').dialog
  const isOwn = (system: System) => Number(system === file.platform)

  return (
    <>
      <Copyable text={proof} label={messages.copyHash} copied={messages.copied} />
      <details>
        <summary className="quiet">{messages.verify}</summary>
        <div className="stack">
          {[...systems]
            .sort((one, other) => isOwn(other) - isOwn(one))
            .map((system) => (
              <div key={system} className="stack gap2">
                <p>{messages.verifyOn[system]}</p>
                <Copyable
                  text={shellCommands[system].hash(file.fileName)}
                  label={messages.copyCommand}
                  copied={messages.copied}
                />
              </div>
            ))}
        </div>
      </details>
    </>
  )
}

/** Links to the signature of a file and to the public key, with the command that verifies the signature. */
export function Signature({ file, proof }: ProofProps) {
  const messages = useMessages('downloads').dialog
  const { fileName, signingKey: key } = file
  const signature = proof.split('/').at(-1) ?? ''
  // The commands work in PowerShell, and in Terminal on a Mac.
  const path = `"$HOME/Downloads/${fileName}"`
  const command = signature.endsWith('.minisig')
    ? `minisign -V -m ${path} -P ${key ?? 'KEY'}`
    : `gpg --verify "$HOME/Downloads/${signature}" ${path}`

  return (
    <>
      <a href={proof}>
        <bdi>{signature}</bdi>
      </a>
      <Copyable text={command} label={messages.copyCommand} copied={messages.copied} />
      {key?.startsWith('https:') && <a href={key}>{messages.publicKey}</a>}
    </>
  )
}
