import { useEffect, useRef, type PropsWithChildren } from 'react'
import { Screen } from '../../components/AppScene/AppScene'
import type { Swap } from '../../lib/sharedSwap'
import * as styles from './Uses.module.css'

interface StepProps extends Swap, PropsWithChildren {
  readonly mode: 'fast' | 'pro' | 'expert'
  /** Whether there is a still. Without scripts, the app shows the first picture. */
  readonly still?: boolean
}

/** A text with a still. In the middle of the window, its head, face and mode are what the drawing of the app shows. */
export function Step({ head, face, mode, still = true, children }: StepProps) {
  const step = useRef<HTMLElement>(null)
  useEffect(() => {
    const observer = new IntersectionObserver(
      ([entry]) => {
        step.current?.toggleAttribute('data-current', entry?.isIntersecting)
        if (entry?.isIntersecting) Object.entries({ head, face, mode }).forEach(check)
      },
      { rootMargin: '-50% 0px' },
    )
    if (step.current) observer.observe(step.current)
    return () => observer.disconnect()
  }, [head, face, mode])
  return (
    <article ref={step} className={styles.step}>
      {still && (
        <div className={styles.still}>
          <Screen heads={[head]} faces={[face]} mode={mode} />
        </div>
      )}
      {children}
    </article>
  )
}

/** Checks a radio button of the app, unless the visitor has used the group. */
function check([group, value]: [string, string]): void {
  const radio = document.querySelector<HTMLInputElement>(`[name=app-${group}][value=${value}]`)
  if (radio && !radio.closest('[data-used]')) radio.checked = true
}
