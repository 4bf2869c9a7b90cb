import type { ReactNode } from 'react'
import { classNames } from '../../lib/text'
import type { Character, Field } from '../../site/palette'
import { Portrait } from '../Portrait/Portrait'
import * as styles from './Section.module.css'

interface SectionProps {
  /** The target of links to this section; its heading is named after it. */
  readonly id: string
  readonly title: string
  readonly lead?: string | undefined
  /** What it is printed on: plain paper, or one of the fields. */
  readonly on?: Field | 'paper' | 'sunk'
  /** Who looks on from the far side of a wide window, for decoration. */
  readonly portrait?: { readonly head: Character; readonly face: Character } | undefined
  readonly children?: ReactNode
}

/** A part of a page: a heading, what it is about, and its content, on paper or on a colour field. */
export function Section({ id, title, lead, on = 'paper', portrait, children }: SectionProps) {
  const heading = `${id}-heading`
  return (
    <section
      id={id}
      className={classNames(styles.section, styles[on])}
      aria-labelledby={heading}
      data-part
    >
      <div className={styles.inner}>
        <div className={styles.opening}>
          <h2 id={heading}>{title}</h2>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {children}
        {portrait && <Portrait className={styles.portrait} {...portrait} alt="" />}
      </div>
    </section>
  )
}
