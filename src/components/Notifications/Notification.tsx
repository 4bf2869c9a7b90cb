import type { ReactNode } from 'react'
import * as styles from './Notifications.module.css'
import { useCommonMessages } from '../../i18n/PageProvider'
import { buttonClass } from '../Button/buttonClass'

interface NotificationProps {
  readonly text: string
  /** What can be done about it. */
  readonly children: ReactNode
}

/** One line over the lower edge of the page, with its controls. */
export function Notification({ text, children }: NotificationProps) {
  return (
    <div className={styles.notification}>
      <p className={styles.text}>{text}</p>
      <div className={styles.controls}>{children}</div>
    </div>
  )
}

/** Stands hidden in every page, for the app that would show it is what failed; the head script brings it out. */
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
