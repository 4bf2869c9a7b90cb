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
        <div key={person} className={styles.row}>
          <dt className={styles.term}>
            <Portrait className={styles.portrait} head={person} face={person} />
            {title}
          </dt>
          <dd className="lead stack gap3">{text}</dd>
        </div>
      ))}
    </dl>
  )
}
