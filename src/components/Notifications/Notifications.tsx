import { memo } from 'react'
import { ConsentQuestion } from '../ConsentQuestion/ConsentQuestion'
import { LanguageOffer } from '../LanguageOffer/LanguageOffer'
import { FailureNotification } from './Notification'
import * as styles from './Notifications.module.css'

/** What the page says over its lower edge, where it moves nothing: each a line that can be closed or answered. */
export const Notifications = memo(function Notifications() {
  return (
    <div className={styles.place}>
      <div className={styles.notifications}>
        <FailureNotification />
        <LanguageOffer />
        <ConsentQuestion />
      </div>
    </div>
  )
})
