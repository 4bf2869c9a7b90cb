import { navigate } from 'gatsby'
import { useEffect, useState } from 'react'
import { isCrawler } from '../lib/crawler'
import { homeCountdownSeconds } from '../site/constants'

/** Events that show that the visitor is active. */
const signs = ['keydown', 'pointerdown', 'focusin'] as const

/**
 * Navigates to `home` when the countdown ends. Any key press, pointer or focus stops it. Returns the remaining seconds,
 * or undefined before the start and after a stop.
 */
export function useHomeCountdown(home: string): number | undefined {
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
