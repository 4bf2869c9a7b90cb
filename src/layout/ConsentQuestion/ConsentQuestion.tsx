import { setConsent } from '../../browser/app/consent'
import { Notification, NotificationButton } from '../../components/Notification/Notification'
import { useConsent } from '../../hooks/browserState'
import { useCommonMessages } from '../../i18n/PageProvider'
import { needsApp } from '../../lib/enhancements'

/** Asks for consent to analytics, if analytics is configured. The buttons for both answers look the same. */
export function ConsentQuestion() {
  const messages = useCommonMessages().consentQuestion
  if (useConsent() !== 'ask') return null

  return (
    <section {...needsApp()} aria-label={messages.label}>
      <Notification text={messages.text}>
        {(['yes', 'no'] as const).map((answer) => (
          <NotificationButton key={answer} onClick={() => setConsent(answer)}>
            {messages[answer]}
          </NotificationButton>
        ))}
      </Notification>
    </section>
  )
}

export function ConsentChange() {
  const messages = useCommonMessages().consentQuestion
  const state = useConsent()
  if (state !== 'load' && state !== 'declined') return null

  return (
    <button {...needsApp('rowLink')} type="button" onClick={() => setConsent('asking')}>
      {messages.change}
    </button>
  )
}
