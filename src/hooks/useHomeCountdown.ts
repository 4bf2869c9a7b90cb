import { useEffect, useState } from 'react'
import { isCrawler } from '../lib/crawler'
import { homeCountdownSeconds } from '../site/constants'

/** Anything that shows that the visitor is doing something here. */
const signs = ['keydown', 'pointerdown', 'focusin'] as const

/**
 * Goes to `home` when the countdown runs out; any key, pointer or focus stops it. Gives the seconds
 * that are left; undefined before it starts and once it was stopped.
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
      window.___navigate(home, { replace: true })
    }
    const stop = () => {
      clearInterval(timer)
      for (const sign of signs) removeEventListener(sign, give, true)
    }
    const give = () => {
      stop()
      // Not at once: what is pressed must not vanish under the pointer.
      setTimeout(setSeconds, 0, undefined)
    }
    const timer = setInterval(tick, 1000)
    tick()
    for (const sign of signs) addEventListener(sign, give, { capture: true, passive: true })
    return stop
  }, [home])
  return seconds
}
