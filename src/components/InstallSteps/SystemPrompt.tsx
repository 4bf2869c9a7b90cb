import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/PageProvider'
import { fillPlaceholders } from '../../lib/text'
import type { OfferedFile } from '../../site/releases'
import * as styles from './SystemPrompt.module.css'

interface PromptProps {
  readonly file: OfferedFile
}

/** A drawing of the Windows SmartScreen prompt with the publisher line marked. */
export function WindowsPrompt({ file }: PromptProps) {
  const { title, moreInfo, publisher, alt, ...checks } = useMessages('downloads').prompt.windows
  const check = file.publisher
    ? fillPlaceholders(checks.checkSigned, { publisher: file.publisher })
    : checks.check
  return (
    <SystemPrompt alt={alt} check={check}>
      <strong>{title}</strong>
      <u>{moreInfo}</u>
      <bdi className={styles.quiet}>{file.fileName}</bdi>
      <mark className={styles.mark}>
        {publisher}
        {file.publisher ? <bdi>{file.publisher}</bdi> : <span className={styles.blank} />}
      </mark>
    </SystemPrompt>
  )
}

/** A drawing of the macOS Gatekeeper prompt with the origin of the app marked. */
export function MacPrompt({ file }: PromptProps) {
  const { title, open, cancel, ...messages } = useMessages('downloads').prompt.mac
  const { preferred } = file.channels
  return (
    <SystemPrompt {...messages}>
      <strong>{title}</strong>
      {preferred && (
        <mark className={styles.mark}>
          <bdi>{new URL(preferred).host}</bdi>
        </mark>
      )}
      <span className={styles.choices}>
        <span>{cancel}</span>
        <span>{open}</span>
      </span>
    </SystemPrompt>
  )
}

interface SystemPromptProps {
  readonly alt: string
  /** Explains what to check in the marked line. */
  readonly check: string
  readonly children: ReactNode
}

function SystemPrompt({ alt, check, children }: SystemPromptProps) {
  return (
    <figure className={styles.prompt}>
      <div className={styles.window} role="img" aria-label={alt}>
        {children}
      </div>
      <figcaption className={styles.check}>{check}</figcaption>
    </figure>
  )
}
