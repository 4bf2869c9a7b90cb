import type { ReactNode } from 'react'
import { Portrait } from '../../components/Portrait/Portrait'
import type { Character } from '../../site/palette'
import * as styles from './PortraitRows.module.css'

interface Row {
  readonly person: Character
  readonly title: string
  readonly text: ReactNode
}

/** A list of terms and their descriptions, with a person next to each. */
export function PortraitRows({ rows }: { readonly rows: readonly Row[] }) {
  return (
    <dl className={styles.rows}>
      {rows.map(({ person, title, text }) => (
        <div key={person}>
          <dt>
            <Portrait className={styles.tile} head={person} face={person} />
            {title}
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  )
}
