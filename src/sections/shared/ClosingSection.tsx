import type { ComponentProps } from 'react'
import { Person } from '../../components/Portrait/Portrait'
import { Section } from '../../components/Section/Section'
import { useCommonMessages } from '../../i18n/PageProvider'
import { personAlt } from '../../lib/sharedSwap'
import type { Character } from '../../site/palette'
import * as styles from './ClosingSection.module.css'

interface ClosingSectionProps extends Omit<ComponentProps<typeof Section>, 'title'> {
  readonly messages: { readonly title: string; readonly text: string }
  readonly head: Character
  readonly face?: Character
  /** Whether the person with the other head and the other face is there, too. */
  readonly isPair?: boolean
}

/** The last section of a page, with drawings of people, which the section crops. */
export function ClosingSection(props: ClosingSectionProps) {
  const { messages, head, face, isPair, ...section } = props
  const { swap } = useCommonMessages()
  const art = (
    <div className={styles.people}>
      <Person head={head} face={face} alt={personAlt(swap, head, face)} />
      {isPair && face && <Person head={face} face={head} alt={personAlt(swap, face, head)} />}
    </div>
  )

  return (
    <Section
      title={messages.title}
      lead={messages.text}
      art={art}
      artPosition="beside"
      className="screenOnly"
      {...section}
    />
  )
}
