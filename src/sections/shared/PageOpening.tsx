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

/**
 * - `largeTitle`: the title is next to the lead. It is larger in every window.
 * - `leadInColumns`: the lead has two columns, for a background of two halves.
 * - `squareArt`: the art is a square at the end of the opening, next to the text.
 */
type OpeningLayout = 'largeTitle' | 'leadInColumns' | 'squareArt'

interface PageOpeningProps {
  readonly messages: Heading
  readonly on: Ground
  /** The picture of the page. It follows the text and reaches from edge to edge. */
  readonly art?: ReactNode
  /** How wide windows show the title, the lead and the art. By default, one below the other. */
  readonly layout?: OpeningLayout
  /** A person who stands beside the text, or below it in narrow windows. */
  readonly person?: Character
  readonly className?: string | undefined
  readonly children?: ReactNode
}

/** The opening of a page: title, lead paragraph and picture on a coloured background. */
export function PageOpening(props: PageOpeningProps) {
  const { messages, on, art, layout, person, className, children } = props
  const { title, lead } = messages
  const { swap } = useCommonMessages()
  const { ref } = useTitleFont()
  const classes = classNames(
    'ground',
    on,
    styles.opening,
    layout === 'largeTitle' && styles.largeTitle,
    layout === 'squareArt' && styles.withSquare,
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
            <p className={classNames('lead', layout === 'leadInColumns' && styles.twoColumns)}>
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
        {layout === 'squareArt' ? <div className={styles.square}>{art}</div> : art}
        <OpeningEnd />
      </div>
    </Suspense>
  )
}
