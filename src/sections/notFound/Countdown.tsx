import { buttonClass } from '../../components/Button/buttonClass'
import { useHomeCountdown } from '../../hooks/useHomeCountdown'
import { usePage, useMessages } from '../../i18n/PageProvider'
import { fillPlaceholders } from '../../lib/text'
import { formatSeconds } from '../../lib/formats'
import { pathFor } from '../../lib/paths'
import { homeCountdownSeconds } from '../../site/constants'
import * as styles from './NotFound.module.css'

/** The remaining seconds at which the countdown is announced. A live region announces only changes, so not at the start. */
const spokenAt = homeCountdownSeconds - 1

/**
 * Shows the countdown to the home page; screen readers announce it once.
 * The button needs no handler: any key press or pointer stops the countdown.
 */
export function Countdown() {
  const { locale } = usePage()
  const messages = useMessages('errors').notFound
  const seconds = useHomeCountdown(pathFor('home', locale))
  const sentence = (left: number) =>
    fillPlaceholders(messages.countdown, { seconds: formatSeconds(left, locale) })
  return (
    <div className={styles.countdown}>
      <p className="visuallyHidden" role="status">
        {seconds !== undefined && seconds <= spokenAt && sentence(spokenAt)}
      </p>
      {seconds !== undefined && (
        <>
          <p role="timer">{sentence(seconds)}</p>
          <button className={buttonClass('secondary')} type="button">
            {messages.stay}
          </button>
        </>
      )}
    </div>
  )
}
