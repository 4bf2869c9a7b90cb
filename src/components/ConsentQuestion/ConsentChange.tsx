import { answerConsent } from '../../browser/consentAnswer'
import { useConsent } from '../../hooks/useConsent'
import { useCommonWords } from '../../i18n/PageProvider'
import * as styles from './ConsentChange.module.css'

/** Asks the question of the statistics once more, for those who have answered it. */
export function ConsentChange() {
  const words = useCommonWords().consentQuestion
  const state = useConsent()
  if (state !== 'load' && state !== 'declined') return null
  return (
    <button
      className={styles.change}
      type="button"
      onClick={() => {
        answerConsent('asking')
      }}
    >
      {words.change}
    </button>
  )
}
