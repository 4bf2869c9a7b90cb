import type { PropsWithChildren } from 'react'
import * as styles from './Notifications.module.css'

/** A message and its controls, fixed to the lower edge of the window. */
export function Notification({ text, children }: PropsWithChildren<{ readonly text: string }>) {
  return (
    <div className={styles.notification}>
      <p className={styles.text}>{text}</p>
      <div className={styles.controls}>{children}</div>
    </div>
  )
}
