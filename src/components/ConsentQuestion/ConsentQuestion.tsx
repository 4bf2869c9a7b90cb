import { answerConsent } from '../../browser/consentAnswer'
import { useConsent } from '../../hooks/browserState'
import { useCommonMessages } from '../../i18n/PageProvider'
import { buttonClass } from '../Button/buttonClass'
import { Notification } from '../Notifications/Notification'
import * as styles from './ConsentQuestion.module.css'

/** Asks whether pages may be counted, where the site is set up to count: two answers of the same weight. */
export function ConsentQuestion() {
  const messages = useCommonMessages().consentQuestion
  if (useConsent() !== 'ask') return null
  return (
    <section aria-label={messages.label}>
      <Notification text={messages.text}>
        {(['yes', 'no'] as const).map((answer) => (
          <button
            key={answer}
            className={buttonClass('secondary')}
            type="button"
            onClick={() => {
              answerConsent(answer)
            }}
          >
            {messages[answer]}
          </button>
        ))}
      </Notification>
    </section>
  )
}

/** Asks the question of the statistics once more, for those who have answered it. */
export function ConsentChange() {
  const messages = useCommonMessages().consentQuestion
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
      {messages.change}
    </button>
  )
}
