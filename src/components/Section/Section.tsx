import type { ReactNode } from 'react'
import { classNames } from '../../lib/text'
import type { Ground } from '../../site/palette'
import { Phrases } from '../Phrases/Phrases'
import * as styles from './Section.module.css'

type Background = Ground | 'seam' | 'paper' | 'sunk' | 'night'

/** For each place of the art, the class of the section. */
const artClasses = {
  /** Below the content, on the lower edge of the section. */
  below: styles.artBelow,
  /** As `below`, but in wide windows next to the text. */
  beside: styles.artBeside,
  /** Below the heading of a split section. Narrow windows do not show it. */
  underHeading: styles.artUnderHeading,
}

interface SectionProps {
  /** The id of the section. The id of its heading is the same with `-heading` appended. */
  readonly id: string
  readonly title: string
  readonly lead?: string | undefined
  /** The background. `seam` has two grounds: in wide windows, the content has a column on each of them. */
  readonly on?: Background
  /** A decorative drawing. The section places it, and the edges of the section crop it. */
  readonly art?: ReactNode
  readonly artPosition?: keyof typeof artClasses
  /** What follows the heading. */
  readonly aside?: ReactNode
  /** Whether wide windows show the heading next to the content. By default, they do if there is an `aside`. */
  readonly isSplit?: boolean
  /** Whether the section belongs to the one above: it has less padding and, unless it is split, a smaller heading. */
  readonly isDetail?: boolean
  readonly className?: string | undefined
  readonly children?: ReactNode
}

/** A section with a heading. Readers keep boxes whose class has a word such as "content" or "text". */
export function Section(props: SectionProps) {
  const { id, title, lead, art, aside, isDetail, children } = props
  const isSplit = props.isSplit ?? Boolean(aside)
  const heading = `${id}-heading`

  return (
    <section id={id} className={classesOf(props)} aria-labelledby={heading}>
      <div className={classNames(styles.content, isSplit && 'split')}>
        <div className={styles.introText}>
          <h2 id={heading} className={isDetail && !isSplit ? 'cardHeading' : undefined}>
            <Phrases text={title} />
          </h2>
          {lead && <p className="lead">{lead}</p>}
          {aside}
        </div>
        {children}
      </div>
      {art && <div className={styles.art}>{art}</div>}
    </section>
  )
}

function classesOf(props: SectionProps): string {
  const { on = 'paper', isDetail, art, artPosition = 'below', className } = props

  return classNames(
    styles.contentSection,
    backgroundClass(on),
    isDetail && styles.detail,
    Boolean(art) && artClasses[artPosition],
    className,
  )
}

function backgroundClass(on: Background): string | undefined {
  switch (on) {
    case 'paper':
    case 'seam':
      return styles[on]
    case 'sunk':
    case 'night':
      return on
    default:
      return `ground ${on}`
  }
}
