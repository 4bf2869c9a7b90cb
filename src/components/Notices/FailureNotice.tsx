import { useCommonWords } from '../../i18n/PageProvider'
import { buttonClass } from '../Button/buttonClass'
import { Notice } from './Notice'
import * as styles from './Notices.module.css'

/** Stands hidden in every page, for the app that would show it is what failed; the head script brings it out. */
export function FailureNotice() {
  const words = useCommonWords().failure
  return (
    <div className={styles.failure} role="alert">
      <Notice text={`${words.title} ${words.text}`}>
        <button className={buttonClass('secondary')} type="button" data-retry="">
          {words.retry}
        </button>
      </Notice>
    </div>
  )
}
