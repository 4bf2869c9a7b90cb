import type { ComponentProps, PropsWithChildren } from 'react'
import { createPortal } from 'react-dom'
import * as styles from './Notification.module.css'

export function Notification({ text, children }: PropsWithChildren<{ readonly text: string }>) {
  return (
    <div className={styles.notification}>
      <p className={styles.text}>{text}</p>
      <div className={styles.controls}>{children}</div>
    </div>
  )
}

export function NotificationButton(props: ComponentProps<'button'>) {
  return <button className="button secondary" type="button" {...props} />
}

interface AlertProps extends PropsWithChildren {
  readonly text: string
  readonly close: string
  readonly onClose: () => void
}

/** A notification in the list of notifications, because at its place in the page, it would shift the content. */
export function Alert({ text, close, onClose, children }: AlertProps) {
  const notifications = document.getElementById('notifications')
  if (!notifications) return null

  return createPortal(
    <section className="withScripts" role="alert">
      <Notification text={text}>
        {children}
        <NotificationButton onClick={onClose}>{close}</NotificationButton>
      </Notification>
    </section>,
    notifications,
  )
}
