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
  /** The background. */
  readonly on?: Field | 'paper' | 'sunk'
  /** A decorative portrait in wide windows. */
  readonly portrait?: { readonly head: Character; readonly face: Character } | undefined
  /** `detail` has a smaller heading and less space than a chapter. */
  readonly rank?: 'chapter' | 'detail'
  readonly children?: ReactNode
}

/** A section of a page: heading, lead and content, on paper or on a colour field. */
export function Section({ id, title, lead, on = 'paper', portrait, rank, children }: SectionProps) {
  const heading = `${id}-heading`
  return (
    <section
      id={id}
      className={classNames(
        styles.section,
        styles[on],
        rank === 'detail' ? styles.detail : undefined,
      )}
      aria-labelledby={heading}
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
