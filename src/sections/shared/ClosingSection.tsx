import type { ComponentProps } from 'react'
import { Person } from '../../components/Portrait/Portrait'
import { Section } from '../../components/Section/Section'
import type { Swap } from '../../lib/sharedSwap'
import { classNames } from '../../lib/text'
import * as styles from './ClosingSection.module.css'

interface ClosingSectionProps
  extends Swap, Pick<ComponentProps<typeof Section>, 'id' | 'on' | 'children'> {
  readonly messages: { readonly title: string; readonly text: string }
}

/** The last section of a page, with a drawing of a head that is larger than the section. The section crops the head. */
export function ClosingSection({ messages, head, face, ...section }: ClosingSectionProps) {
  const art = (
    <div className={classNames('screenOnly', styles.head)}>
      <Person head={head} face={face} />
    </div>
  )
  return <Section title={messages.title} lead={messages.text} art={art} beside {...section} />
}
