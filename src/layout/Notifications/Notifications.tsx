import { memo } from 'react'
import { useCommonMessages } from '../../i18n/PageProvider'
import { classNames } from '../../lib/text'
import { ConsentQuestion } from '../ConsentQuestion/ConsentQuestion'
import { LanguageOffer } from '../LanguageOffer/LanguageOffer'
import { Notification } from '../../components/Notification/Notification'
import * as styles from './Notifications.module.css'

/** All notifications, fixed to the lower edge of the window to cause no layout shift. */
export const Notifications = memo(function Notifications() {
  return (
    <div className={classNames(styles.place, 'screenOnly')}>
      <div className={styles.notifications} id="notifications">
        <FailureNotification />
        <LanguageOffer />
        <ConsentQuestion />
      </div>
    </div>
  )
})

/** The notification that the app has failed to load. CSS hides it until the head script reports the failure. */
function FailureNotification() {
  const messages = useCommonMessages().failure
  return (
    <div className={styles.failure} role="alert">
      <Notification text={`${messages.title} ${messages.text}`}>
        <button className="button secondary" type="button" data-retry="">
          {messages.retry}
        </button>
      </Notification>
    </div>
  )
}
