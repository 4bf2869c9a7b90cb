import type { ReactNode } from 'react'
import { classNames } from '../../lib/text'
import type { Field } from '../../site/palette'
import * as styles from './Section.module.css'

interface SectionProps {
  /** The id of the section. The id of the heading is derived from it. */
  readonly id: string
  readonly title: string
  readonly lead?: string | undefined
  /** The background. */
  readonly on?: Field | 'paper' | 'sunk'
  /** A decoration, cropped at the edges of the section. */
  readonly art?: ReactNode
  /** A detail has a smaller heading and less space than other sections. */
  readonly rank?: 'detail'
  readonly children?: ReactNode
}

/** A section of a page: heading, lead and content, on paper or on a colour field. */
export function Section({ id, title, lead, on = 'paper', art, rank, children }: SectionProps) {
  const heading = `${id}-heading`
  return (
    <section
      id={id}
      className={classNames(styles.section, styles[on], rank && styles[rank])}
      aria-labelledby={heading}
    >
      <div className={styles.inner}>
        <div className={styles.header}>
          <h2 id={heading}>{title}</h2>
          {lead && <p className={styles.lead}>{lead}</p>}
        </div>
        {children}
      </div>
      {art}
    </section>
  )
}
