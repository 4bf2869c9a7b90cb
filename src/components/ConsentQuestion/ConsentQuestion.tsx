import { answerConsent } from '../../browser/consentAnswer'
import { useConsent } from '../../hooks/useConsent'
import { useCommonWords } from '../../i18n/PageProvider'
import { buttonClass } from '../Button/buttonClass'
import { Notice } from '../Notices/Notice'

/** Asks whether pages may be counted, where the site is set up to count: two answers of the same weight. */
export function ConsentQuestion() {
  const words = useCommonWords().consentQuestion
  if (useConsent() !== 'ask') return null
  return (
    <section aria-label={words.label}>
      <Notice text={words.text}>
        {(['yes', 'no'] as const).map((answer) => (
          <button
            key={answer}
            className={buttonClass('secondary')}
            type="button"
            onClick={() => {
              answerConsent(answer)
            }}
          >
            {words[answer]}
          </button>
        ))}
      </Notice>
    </section>
  )
}
