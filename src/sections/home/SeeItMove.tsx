import type { ReactNode } from 'react'
import { Icon } from '../../components/Icon/Icon'
import { Section } from '../../components/Section/Section'
import { useMessages } from '../../i18n/PageProvider'
import { classNames } from '../../lib/text'
import { CallDrawing, FilmDrawing, GifDrawing } from './LoopDrawings'
import * as styles from './SeeItMove.module.css'

/** Three looping animations: a swap in a call, in a film and in a GIF. A checkbox pauses all three. */
export function SeeItMove() {
  const messages = useMessages('home').motion
  return (
    <Section id="motion" title={messages.title} lead={messages.text}>
      <div className={styles.loops}>
        <Loop {...messages.loops.call} className={styles.call}>
          <CallDrawing />
        </Loop>
        <Loop {...messages.loops.film} className={styles.film}>
          <FilmDrawing />
        </Loop>
        <Loop {...messages.loops.gif} className={styles.gif}>
          <GifDrawing />
        </Loop>
        <label className={styles.pause}>
          <input type="checkbox" className="visuallyHidden" />
          <Icon name="pause" />
          {messages.pause}
        </label>
      </div>
    </Section>
  )
}

interface LoopProps {
  readonly title: string
  readonly text: string
  readonly alt: string
  readonly className: string | undefined
  readonly children: ReactNode
}

function Loop({ title, text, alt, className, children }: LoopProps) {
  return (
    <figure className={styles.loop}>
      <div className={classNames(styles.drawing, className)} role="img" aria-label={alt}>
        {children}
      </div>
      <figcaption>
        <h3>{title}</h3>
        <p>{text}</p>
      </figcaption>
    </figure>
  )
}
