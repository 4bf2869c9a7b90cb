import { useRef, useState } from 'react'
import { Icon } from '../../components/Icon/Icon'
import { Section } from '../../components/Section/Section'
import { useMessages } from '../../i18n/PageProvider'
import { fillPlaceholders } from '../../lib/text'
import type { OfferedFiles } from '../../site/releases'
import * as styles from './CheckFile.module.css'

const icons = { checking: 'question', ours: 'check', unknown: 'close', failed: 'question' } as const

/** Compares the SHA-256 of a file that the visitor chooses or drops with every published one. */
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
    const match = published.find((one) => one.sha256 === hash)
    // A file that was chosen in the meantime replaces this one.
    if (latest.current !== file) return
    if (!hash) setResult({ state: 'failed' })
    else if (!match) setResult({ state: 'unknown' })
    else
      setResult({
        state: 'ours',
        file: [match.fileName, match.version].filter(Boolean).join(' · '),
      })
  }
  return (
    <div className={styles.withScripts}>
      <Section id="check" title={messages.title} lead={messages.text} rank="detail">
        <label className={styles.field}>
          {messages.label}
          {/* Browsers let visitors drop a file on it. */}
          <input type="file" onChange={({ target }) => void check(target.files?.[0])} />
        </label>
        <p className={styles.result} role="status" data-result={result?.state}>
          {result && (
            <>
              <Icon name={icons[result.state]} />
              <span>{fillPlaceholders(messages[result.state], { file: result.file ?? '' })}</span>
            </>
          )}
        </p>
      </Section>
    </div>
  )
}

/** The SHA-256 of a file as hexadecimal digits; rejects if the file can't be read, or on a page without HTTPS. */
async function sha256(file: Blob): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer())
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
