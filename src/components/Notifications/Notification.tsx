import type { ReactNode } from 'react'
import * as styles from './Notifications.module.css'
import { useCommonMessages } from '../../i18n/PageProvider'
import { buttonClass } from '../Button/buttonClass'

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

/** Hidden by default. The head script shows it if the app fails to load. */
export function FailureNotification() {
  const messages = useCommonMessages().failure
  return (
    <div className={styles.failure} role="alert">
      <Notification text={`${messages.title} ${messages.text}`}>
        <button className={buttonClass('secondary')} type="button" data-retry="">
          {messages.retry}
        </button>
      </Notification>
    </div>
  )
}
