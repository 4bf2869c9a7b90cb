import { Suspense, type ReactNode } from 'react'
import { OpeningEnd } from '../../components/OpeningEnd/OpeningEnd'
import { Phrases } from '../../components/Phrases/Phrases'
import { Person } from '../../components/Portrait/Portrait'
import { useTitleFont } from '../../features/titleFont/useTitleFont'
import { useCommonMessages } from '../../i18n/PageProvider'
import type { Heading } from '../../lib/pageTags'
import { personAlt } from '../../lib/sharedSwap'
import { classNames, sentences } from '../../lib/text'
import type { Character, Ground } from '../../site/palette'
import * as styles from './PageOpening.module.css'

interface PageOpeningProps {
  readonly messages: Heading
  readonly on: Ground
  /** The picture of the page. It follows the text and reaches from edge to edge. */
  readonly art?: ReactNode
  /** Whether wide windows show the art as a square at the end of the opening, next to the text. */
  readonly isArtSquare?: boolean
  /** Whether the title is larger, and in wide windows next to the lead. */
  readonly isTitleLarge?: boolean
  /** Whether the lead has two columns in wide windows, for a background of two halves. */
  readonly isLeadInColumns?: boolean
  /** A person who stands beside the text, or below it in narrow windows. */
  readonly person?: Character
  readonly className?: string | undefined
  readonly children?: ReactNode
}

/** The opening of a page: title, lead paragraph and picture on a coloured background. */
export function PageOpening(props: PageOpeningProps) {
  const { messages, on, art, isArtSquare, isTitleLarge, isLeadInColumns } = props
  const { person, className, children } = props
  const { title, lead } = messages
  const { swap } = useCommonMessages()
  const { ref } = useTitleFont()
  const classes = classNames(
    'ground',
    on,
    styles.opening,
    isTitleLarge && styles.largeTitle,
    isArtSquare && styles.withSquare,
    className,
  )

  return (
    <Suspense>
      <div className={classes}>
        <div className={classNames(styles.copy, person && styles.withPerson)}>
          <h1 ref={ref}>
            {sentences(title).map((sentence) => (
              <span key={sentence}>
                <Phrases text={sentence} />
              </span>
            ))}
          </h1>
          {lead && (
            <p className={classNames('lead', isLeadInColumns && styles.twoColumns)}>
              {sentences(lead).map((sentence) => (
                <span key={sentence}>{sentence}</span>
              ))}
            </p>
          )}
          {children}
          {person && (
            <Person
              head={person}
              face={person}
              alt={personAlt(swap, person, person)}
              className={styles.person}
            />
          )}
        </div>
        {isArtSquare ? <div className={styles.square}>{art}</div> : art}
        <OpeningEnd />
      </div>
    </Suspense>
  )
}
