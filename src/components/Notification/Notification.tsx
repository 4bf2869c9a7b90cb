import type { ComponentProps, PropsWithChildren } from 'react'
import { createPortal } from 'react-dom'
import { needsApp } from '../../lib/enhancements'
import * as styles from './Notification.module.css'

interface NotificationProps extends PropsWithChildren {
  readonly text: string
  /** Whether phones show only the controls, one of which says what the text says. */
  readonly isTextHiddenOnPhones?: boolean
}

export function Notification({ text, isTextHiddenOnPhones, children }: NotificationProps) {
  return (
    <div className={styles.notification}>
      <p className={isTextHiddenOnPhones ? 'visuallyHiddenOnPhones' : undefined}>{text}</p>
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
    <section {...needsApp()} role="alert">
      <Notification text={text}>
        {children}
        <NotificationButton onClick={onClose}>{close}</NotificationButton>
      </Notification>
    </section>,
    notifications,
  )
}
