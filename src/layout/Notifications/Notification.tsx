import type { PropsWithChildren } from 'react'
import * as styles from './Notifications.module.css'

/** One notification: a message with its controls. */
export function Notification({ text, children }: PropsWithChildren<{ readonly text: string }>) {
  return (
    <div className={styles.notification}>
      <p className={styles.text}>{text}</p>
      <div className={styles.controls}>{children}</div>
    </div>
  )
}
