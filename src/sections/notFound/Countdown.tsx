import { navigate } from 'gatsby'
import { useEffect, useState } from 'react'
import { buttonClass } from '../../components/Button/buttonClass'
import { usePage, useMessages } from '../../i18n/PageProvider'
import { isCrawler } from '../../lib/crawler'
import { formatSeconds } from '../../lib/formats'
import { pathFor } from '../../lib/paths'
import { fillPlaceholders } from '../../lib/text'
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

/** Events that show that the visitor is active. */
const signs = ['keydown', 'pointerdown', 'focusin'] as const

/**
 * Navigates to `home` when the countdown ends. Any key press, pointer or focus stops it. Returns the remaining seconds,
 * or undefined before the start and after a stop.
 */
function useHomeCountdown(home: string): number | undefined {
  const [seconds, setSeconds] = useState<number>()
  useEffect(() => {
    if (isCrawler(navigator.userAgent)) return
    const end = Date.now() + homeCountdownSeconds * 1000
    const tick = () => {
      const left = Math.ceil((end - Date.now()) / 1000)
      setSeconds(Math.max(left, 0))
      if (left > 0) return
      stop()
      navigate(home, { replace: true })
    }
    const stop = () => {
      clearInterval(timer)
      for (const sign of signs) removeEventListener(sign, give, true)
    }
    const give = () => {
      stop()
      // Deferred, so that the clicked button is not removed during its click.
      setTimeout(setSeconds, 0, undefined)
    }
    const timer = setInterval(tick, 1000)
    tick()
    for (const sign of signs) addEventListener(sign, give, { capture: true, passive: true })
    return stop
  }, [home])
  return seconds
}
