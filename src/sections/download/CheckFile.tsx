import { useRef, useState } from 'react'
import { Icon } from '../../components/Icon/Icon'
import { Section } from '../../components/Section/Section'
import type { OfferedFile, OfferedFiles } from '../../i18n/fragments'
import { needsApp } from '../../lib/enhancements'
import { fillPlaceholders } from '../../lib/text'
import * as styles from './CheckFile.module.css'
import { useMessages } from './messages'

const icons = { checking: 'question', ours: 'check', unknown: 'close', failed: 'question' } as const

/** Tells visitors whether a file on their computer is one that we published, by comparing SHA-256 hashes. */
export function CheckFile({ files }: { readonly files: OfferedFiles }) {
  const messages = useMessages('download').checkFile
  const published = files.flatMap((file) => [file, ...file.previous]).filter((one) => one.sha256)
  const { result, check } = useCheck(published)
  if (published.length === 0) return null

  return (
    <div {...needsApp('screenOnly')}>
      <Section id="check" title={messages.title} lead={messages.text} isDetail>
        <div className={styles.check}>
          <label className="stack gap3">
            {messages.label}
            {/* Drag and drop needs no code: browsers accept a file that is dropped on the input. */}
            <input
              className="box"
              type="file"
              onChange={({ target }) => check(target.files?.[0])}
            />
          </label>
          <p className={styles.result} role="status" data-result={result?.state}>
            {result && (
              <>
                <Icon name={icons[result.state]} />
                <span>{fillPlaceholders(messages[result.state], { file: result.file ?? '' })}</span>
              </>
            )}
          </p>
        </div>
      </Section>
    </div>
  )
}

interface CheckResult {
  readonly state: keyof typeof icons
  /** The name and the version of the published file that has the same hash. */
  readonly file?: string
}

type PublishedFile = Pick<OfferedFile, 'fileName' | 'version' | 'sha256'>

/** Returns a function that compares a file with the published ones, and the result for the last file. */
function useCheck(published: readonly PublishedFile[]) {
  const latest = useRef<File>()
  const [result, setResult] = useState<CheckResult>()

  const check = async (file: File | undefined) => {
    if (!file) return

    latest.current = file
    setResult({ state: 'checking' })
    const hash = await sha256(file).catch(() => undefined)

    // Discards this result if the visitor has chosen another file in the meantime.
    if (latest.current === file) setResult(resultFor(hash, published))
  }

  return { result, check: (file: File | undefined) => void check(file) }
}

/** Returns the result for the hash of a file; undefined if the file cannot be read. */
function resultFor(hash: string | undefined, published: readonly PublishedFile[]): CheckResult {
  if (hash === undefined) return { state: 'failed' }
  const match = published.find((one) => one.sha256 === hash)
  if (!match) return { state: 'unknown' }

  return { state: 'ours', file: [match.fileName, match.version].filter(Boolean).join(' ·\u00a0') }
}

/** Returns a file's SHA-256 in hexadecimal. Rejects if the file can't be read or the page is not served over HTTPS. */
async function sha256(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
