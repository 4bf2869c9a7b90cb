import { useEffect, useRef, type PropsWithChildren } from 'react'
import { Screen } from '../../components/AppScene/AppScene'
import type { Swap } from '../../lib/sharedSwap'
import * as styles from './Uses.module.css'

interface Picture extends Swap {
  readonly mode: 'fast' | 'pro' | 'expert'
}

interface StepProps extends Picture, PropsWithChildren {
  /** Whether there is a still. Without scripts, the app shows the first picture. */
  readonly still?: boolean
}

/** A text with a still of its picture. */
export function Step({ head, face, mode, still = true, children }: StepProps) {
  return (
    <article className={styles.step}>
      {still && (
        <div className={styles.still}>
          <Screen heads={[head]} faces={[face]} mode={mode} />
        </div>
      )}
      {children}
    </article>
  )
}

/** Marks the last step that has passed the middle of the window, and shows its picture in the app. */
export function useCurrentStep(pictures: readonly Picture[]) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const steps = [...(list.current?.children ?? [])]
    const showCurrent = ([entry]: readonly IntersectionObserverEntry[]) => {
      const middle = entry?.rootBounds?.bottom ?? 0
      const hasPassed = (step: Element) => step.getBoundingClientRect().top <= middle
      const current = Math.max(0, steps.filter(hasPassed).length - 1)
      steps.forEach((step, index) => step.toggleAttribute('data-current', index === current))
      const { head, face, mode } = pictures[current] ?? {}
      Object.entries({ head, face, mode }).forEach(check)
    }
    const observer = new IntersectionObserver(showCurrent, { rootMargin: '99999px 0px -50%' })
    steps.forEach((step) => observer.observe(step))
    return () => observer.disconnect()
  }, [pictures])
  return list
}

/** Checks a radio button of the app, unless the visitor has used the group. */
function check([group, value]: [string, string | undefined]): void {
  const radio = document.querySelector<HTMLInputElement>(`[name=app-${group}][value=${value}]`)
  if (radio && !radio.closest('[data-used]')) radio.checked = true
}
