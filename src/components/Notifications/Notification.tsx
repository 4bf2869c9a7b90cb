import type { ReactNode } from 'react'
import * as styles from './Notifications.module.css'

interface NotificationProps {
  readonly text: string
  /** The controls. */
  readonly children: ReactNode
}

/** A message with controls, fixed to the lower edge of the window. */
export function Notification({ text, children }: NotificationProps) {
  return (
    <div className={styles.notification}>
      <p className={styles.text}>{text}</p>
      <div className={styles.controls}>{children}</div>
    </div>
  )
}
