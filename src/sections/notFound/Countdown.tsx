import { useEffect, useState } from 'react'
import { openPage } from '../../browser/app/links'
import { usePage } from '../../i18n/PageProvider'
import { needsApp } from '../../lib/enhancements'
import { formatSeconds } from '../../lib/measures'
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
    const running = new AbortController()
    const { signal } = running

    const finish = () => {
      running.abort()
      openPage(home, { replace: true })
    }

    const cancel = () => {
      running.abort()
      // Hides the countdown only after the event: otherwise, the clicked button would be removed during the click.
      setTimeout(setSeconds, 0, undefined)
    }

    countDown(signal, setSeconds, finish)
    for (const event of activityEvents) addEventListener(event, cancel, { capture: true, signal })

    return () => running.abort()
  }, [home])

  return seconds
}

/** Calls `onSecond` with the remaining seconds, now and each second, and `onEnd` at the end. The signal stops it. */
function countDown(signal: AbortSignal, onSecond: (left: number) => void, onEnd: () => void): void {
  const end = Date.now() + countdownSeconds * 1000

  const tick = () => {
    // Browsers delay the timers of tabs in the background, so the clock counts.
    const left = Math.max(Math.ceil((end - Date.now()) / 1000), 0)

    onSecond(left)
    if (left === 0) onEnd()
  }

  const timer = setInterval(tick, 1000)

  signal.addEventListener('abort', () => clearInterval(timer))
  tick()
}
