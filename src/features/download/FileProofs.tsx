import { useMessages } from '../../i18n/PageProvider'
import type { OfferedFile } from '../../i18n/fragments'
import { systems, tools, type System } from '../../site/systems'
import { Copyable } from '../../components/Copyable/Copyable'

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
                  text={tools[system].hashCommand(file.fileName)}
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
  const key = file.signingKey ?? null
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

/** Returns the command that verifies a file's signature, for PowerShell and for Terminal on a Mac. */
function signatureCommand(fileName: string, signature: string, key: string | null): string {
  const file = `"$HOME/Downloads/${fileName}"`
  if (signature.endsWith('.minisig')) return `minisign -V -m ${file} -P ${key ?? 'KEY'}`
  return `gpg --verify "$HOME/Downloads/${signature.split('/').at(-1) ?? ''}" ${file}`
}
