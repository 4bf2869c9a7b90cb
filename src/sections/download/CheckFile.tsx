import { useRef, useState } from 'react'
import { Icon } from '../../components/Icon/Icon'
import { Section } from '../../components/Section/Section'
import type { OfferedFiles } from '../../i18n/fragments'
import { needsApp } from '../../lib/enhancements'
import { fillPlaceholders } from '../../lib/text'
import * as styles from './CheckFile.module.css'
import { useMessages } from './messages'

const icons = { checking: 'question', ours: 'check', unknown: 'close', failed: 'question' } as const

/** Tells visitors whether a file on their computer is one that we published, by comparing SHA-256 hashes. */
export function CheckFile({ files }: { readonly files: OfferedFiles }) {
  const messages = useMessages('download').checkFile
  const latest = useRef<File>()
  const [result, setResult] = useState<{ state: keyof typeof icons; file?: string }>()
  const published = files.flatMap((file) => [file, ...file.previous]).filter((one) => one.sha256)
  if (published.length === 0) return null

  const check = async (file: File | undefined) => {
    if (!file) return

    latest.current = file
    setResult({ state: 'checking' })
    const hash = await sha256(file).catch(() => undefined)
    // Discards this result if the visitor has chosen another file in the meantime.
    if (latest.current !== file) return
    const match = published.find((one) => one.sha256 === hash)
    const name = [match?.fileName, match?.version].filter(Boolean).join('\u00a0· ')

    setResult({ state: match ? 'ours' : hash ? 'unknown' : 'failed', file: name })
  }

  return (
    <div {...needsApp('screenOnly')}>
      <Section id="check" title={messages.title} lead={messages.text} rank="detail">
        <div className={styles.check}>
          <label className="stack gap3">
            {messages.label}
            {/* Drag and drop needs no code: browsers accept a file that is dropped on the input. */}
            <input
              className="box"
              type="file"
              onChange={({ target }) => void check(target.files?.[0])}
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

/** Returns a file's SHA-256 in hexadecimal. Rejects if the file can't be read or the page is not served over HTTPS. */
async function sha256(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
