import type { ReactNode } from 'react'
import * as styles from './Notices.module.css'

interface NoticeProps {
  readonly text: string
  /** What can be done about it. */
  readonly children: ReactNode
}

/** One line over the lower edge of the page, with its controls. */
export function Notice({ text, children }: NoticeProps) {
  return (
    <div className={styles.notice}>
      <p className={styles.text}>{text}</p>
      <div className={styles.controls}>{children}</div>
    </div>
  )
}
