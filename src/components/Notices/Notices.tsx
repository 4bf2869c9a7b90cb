import { memo } from 'react'
import { ConsentQuestion } from '../ConsentQuestion/ConsentQuestion'
import { LanguageOffer } from '../LanguageOffer/LanguageOffer'
import { FailureNotice } from './FailureNotice'
import * as styles from './Notices.module.css'

/** What the page says over its lower edge, where it moves nothing: each a line that can be closed or answered. */
export const Notices = memo(function Notices() {
  return (
    <div className={styles.place}>
      <div className={styles.notices}>
        <FailureNotice />
        <LanguageOffer />
        <ConsentQuestion />
      </div>
    </div>
  )
})
