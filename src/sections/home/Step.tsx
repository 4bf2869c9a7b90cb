import { useEffect, type PropsWithChildren } from 'react'
import { Screen } from '../../components/AppScene/AppScene'
import { useCurrentSection } from '../../hooks/useCurrentSection'
import { useCommonMessages, useMessages } from '../../i18n/PageProvider'
import { swapCaption, type Swap } from '../../lib/sharedSwap'
import * as styles from './Uses.module.css'

type Picture = Swap & { readonly mode: 'fast' | 'pro' | 'expert' }

interface StepProps extends Picture, PropsWithChildren {
  readonly isCurrent: boolean
  /** Whether there is a still. Without scripts, the app shows the first picture. */
  readonly still?: boolean
}

/** A text with a still of its picture. */
export function Step({ head, face, mode, isCurrent, still = true, children }: StepProps) {
  const { swap } = useCommonMessages()
  const modes = useMessages('modes')
  const alt = `${modes[mode].name}: ${swapCaption(swap, { head, face })}`

  return (
    <article className={styles.step} data-current={isCurrent || undefined}>
      {still && (
        <div className={styles.still} role="img" aria-label={alt}>
          <Screen heads={[head]} faces={[face]} mode={mode} />
        </div>
      )}
      {children}
    </article>
  )
}

/** Returns the index of the step that the visitor is reading, and shows its picture in the app. */
export function useCurrentStep(pictures: readonly Picture[]): number {
  const current = Math.max(0, useCurrentSection('#uses article, #modes', 45))
  useEffect(() => {
    const { head, face, mode } = pictures[current] ?? {}
    Object.entries({ head, face, mode }).forEach(check)
  }, [current, pictures])
  return current
}

/** Checks a radio button of the app, unless the visitor has used the group. */
function check([group, value]: [string, string | undefined]): void {
  const radio = document.querySelector<HTMLInputElement>(`[name=app-${group}][value=${value}]`)
  if (radio && !radio.closest('[data-used]')) radio.checked = true
}
