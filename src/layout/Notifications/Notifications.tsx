import { memo } from 'react'
import { Notification, NotificationButton } from '../../components/Notification/Notification'
import { Optional } from '../../components/Optional/Optional'
import { useCommonMessages } from '../../i18n/PageProvider'
import { ConsentQuestion } from '../ConsentQuestion/ConsentQuestion'
import { LanguageOffer } from '../LanguageOffer/LanguageOffer'
import * as styles from './Notifications.module.css'

/** All notifications. They stick to the lower edge of the window, so that they shift nothing and cover no footer. */
export const Notifications = memo(function Notifications() {
  const { failure } = useCommonMessages()

  return (
    <div className={`screenOnly ${styles.notifications}`} id="notifications">
      {/* CSS shows this notification once the head script reports that the app has failed to load. */}
      <div hidden className={styles.failure} role="alert">
        <Notification text={`${failure.title} ${failure.text}`}>
          <NotificationButton data-retry="">{failure.retry}</NotificationButton>
        </Notification>
      </div>
      <Optional>
        <LanguageOffer />
      </Optional>
      <Optional>
        <ConsentQuestion />
      </Optional>
    </div>
  )
})
