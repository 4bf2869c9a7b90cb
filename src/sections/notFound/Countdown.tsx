import { buttonClass } from '../../components/Button/buttonClass'
import { useHomeCountdown } from '../../hooks/useHomeCountdown'
import { usePage, useWords } from '../../i18n/PageProvider'
import { fillLive } from '../../lib/fillLive'
import { formatSeconds } from '../../lib/formatSeconds'
import { pathFor } from '../../lib/paths'
import * as styles from './NotFound.module.css'

/** Says when the visitor will be taken home; its button needs no action of its own, for pressing anything stops it. */
export function Countdown() {
  const { locale } = usePage()
  const words = useWords('errors').notFound
  const seconds = useHomeCountdown(pathFor('home', locale))
  return (
    <div className={styles.countdown}>
      {seconds !== undefined && (
        <>
          <p role="timer">
            {fillLive(words.countdown, { seconds: formatSeconds(seconds, locale) })}
          </p>
          <button className={buttonClass('secondary')} type="button">
            {words.stay}
          </button>
        </>
      )}
    </div>
  )
}
