import { buttonClass } from '../../components/Button/buttonClass'
import { useHomeCountdown } from '../../hooks/useHomeCountdown'
import { usePage, useMessages } from '../../i18n/PageProvider'
import { fillPlaceholders } from '../../lib/text'
import { formatSeconds } from '../../lib/formats'
import { pathFor } from '../../lib/paths'
import { homeCountdownSeconds } from '../../site/constants'
import * as styles from './NotFound.module.css'

/** One second late, in seconds left: only what changes in a place that is already there is spoken. */
const spokenAt = homeCountdownSeconds - 1

/**
 * Says when the visitor will be taken home, to the ear only once: a voice can't keep up with seconds.
 * Its button needs no action of its own, for pressing anything stops it.
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
