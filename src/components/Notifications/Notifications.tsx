import { memo } from 'react'
import { ConsentQuestion } from '../ConsentQuestion/ConsentQuestion'
import { LanguageOffer } from '../LanguageOffer/LanguageOffer'
import { FailureNotification } from './Notification'
import * as styles from './Notifications.module.css'

/** The notifications. They are fixed to the lower edge, so that they cause no layout shift. */
export const Notifications = memo(function Notifications() {
  return (
    <div className={styles.place}>
      <div className={styles.notifications} id="notifications">
        <FailureNotification />
        <LanguageOffer />
        <ConsentQuestion />
      </div>
    </div>
  )
})
