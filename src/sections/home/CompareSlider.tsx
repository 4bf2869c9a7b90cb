import { useRef, type FormEvent } from 'react'
import { useWornFace } from '../../hooks/browserState'
import { useCommonMessages, useMessages, usePage } from '../../i18n/PageProvider'
import { swapCaption } from '../../lib/sharedSwap'
import { fillPlaceholders } from '../../lib/text'
import { locales } from '../../site/locales'
import { swapLine } from '../../site/pictures'
import { CastImage, Person } from '../../components/Portrait/Portrait'
import * as styles from './CompareSlider.module.css'

/** Two images, before and after a swap, with a line between them. Pointer, touch and arrow keys move the line. */
export function CompareSlider() {
  const { stage: messages } = useMessages('home')
  const { swap } = useCommonMessages()
  const face = useWornFace()
  const start = locales[usePage().locale].direction === 'ltr' ? swapLine : 100 - swapLine
  const stage = useRef<HTMLDivElement>(null)
  const valueText = (percent: number) =>
    fillPlaceholders(messages.value, { percent: String(percent) })
  const move = ({ currentTarget }: FormEvent<HTMLInputElement>) => {
    stage.current?.style.setProperty('--cut', currentTarget.value)
    stage.current?.setAttribute('data-moved', '')
    // The slider value counts from the inline start, but the "after" image is revealed from the inline end.
    currentTarget.setAttribute('aria-valuetext', valueText(100 - currentTarget.valueAsNumber))
  }
  return (
    <div className={styles.stage} ref={stage}>
      <CastImage
        className={styles.before}
        file="cleo-cleo"
        loading="eager"
        alt={face ? swapCaption(swap, { head: 'cleo', face }) : messages.alt}
      />
      <div className={styles.uncovered}>
        <Person className={styles.after} head="cleo" face="ben" loading="eager" />
      </div>
      <span className={styles.beforeLabel}>{messages.before}</span>
      <span className={styles.afterLabel}>{messages.after}</span>
      <figure className={styles.source}>
        <CastImage file="ben-ben" />
        <figcaption>{fillPlaceholders(messages.source, { name: swap.names.ben })}</figcaption>
      </figure>
      <span className={styles.handle} aria-hidden="true">
        <svg className={styles.knob} viewBox="0 0 48 48" width="1em" height="1em">
          <path d="m19 16-8 8 8 8m10-16 8 8-8 8" />
        </svg>
      </span>
      <input
        className={styles.slider}
        type="range"
        min="0"
        max="100"
        defaultValue={start}
        aria-label={messages.label}
        aria-valuetext={valueText(100 - start)}
        onInput={move}
      />
    </div>
  )
}
