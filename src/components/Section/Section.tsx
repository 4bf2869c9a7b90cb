import type { ReactNode } from 'react'
import { classNames } from '../../lib/text'
import type { Field } from '../../site/palette'
import * as styles from './Section.module.css'

interface SectionProps {
  /** The id of the section. The id of its heading is the same with `-heading` appended. */
  readonly id: string
  readonly title: string
  readonly lead?: string | undefined
  /** The background colour. */
  readonly on?: Field | 'paper' | 'sunk'
  /** A decorative drawing, which the edges of the section crop. */
  readonly art?: ReactNode
  /** `detail` gives the section a smaller heading and less padding. */
  readonly rank?: 'detail'
  readonly children?: ReactNode
}

/** A section of a page: heading, lead paragraph and content, on a plain or a coloured background. */
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
