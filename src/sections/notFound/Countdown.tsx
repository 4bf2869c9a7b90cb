import { useEffect, useState } from 'react'
import { openPage } from '../../browser/app/links'
import { usePage } from '../../i18n/PageProvider'
import { needsApp } from '../../lib/enhancements'
import { formatSeconds } from '../../lib/formats'
import { pathFor } from '../../lib/paths'
import { fillPlaceholders } from '../../lib/text'
import * as styles from './Countdown.module.css'
import { useMessages } from './messages'

const countdownSeconds = 10

/** The value that screen readers announce: not the initial one, because live regions announce only changes. */
const spokenAt = countdownSeconds - 1

/** A countdown to the redirect to the home page. Any key press or click stops it, so its button needs no handler. */
export function Countdown() {
  const { locale } = usePage()
  const messages = useMessages('errors').notFound
  const seconds = useHomeCountdown(pathFor('home', locale))
  const sentence = (left: number) =>
    fillPlaceholders(messages.countdown, { seconds: formatSeconds(left, locale) })

  return (
    <div {...needsApp(styles.countdown)}>
      {seconds !== undefined && (
        <>
          <p className="visuallyHidden" role="status">
            {seconds <= spokenAt && sentence(spokenAt)}
          </p>
          <p role="timer">{sentence(seconds)}</p>
          <button className="quiet" type="button">
            {messages.stay}
          </button>
        </>
      )}
    </div>
  )
}

/** Events that stop the countdown, because the visitor is using the page. */
const activityEvents = ['keydown', 'pointerdown', 'focusin'] as const

/** Navigates to `home` when the countdown ends. Returns the remaining seconds, or undefined if no countdown runs. */
function useHomeCountdown(home: string): number | undefined {
  const [seconds, setSeconds] = useState<number>()

  useEffect(() => {
    const end = Date.now() + countdownSeconds * 1000
    const tick = () => {
      const left = Math.ceil((end - Date.now()) / 1000)
      setSeconds(Math.max(left, 0))
      if (left > 0) return
      stop()
      openPage(home, { replace: true })
    }

    const stop = () => {
      clearInterval(timer)
      for (const event of activityEvents) removeEventListener(event, cancel, true)
    }

    const cancel = () => {
      stop()
      // Hides the countdown only after the event: otherwise, the clicked button would be removed during the click.
      setTimeout(setSeconds, 0, undefined)
    }

    const timer = setInterval(tick, 1000)

    tick()
    for (const event of activityEvents) addEventListener(event, cancel, true)

    return stop
  }, [home])

  return seconds
}
