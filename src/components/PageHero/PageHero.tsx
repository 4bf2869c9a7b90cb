import type { ReactNode } from 'react'
import { usePage } from '../../i18n/PageProvider'
import type { Character } from '../../site/palette'
import { Portrait } from '../Portrait/Portrait'
import * as styles from './PageHero.module.css'

interface PageOpeningProps {
  readonly title: string
  readonly lead?: string
  /** Who looks out of the corner, and with whose face. */
  readonly head: Character
  readonly face: Character
  readonly children?: ReactNode
}

/** How an inner page begins: its heading large, one sentence, and one of the cast. */
export function PageOpening({ title, lead, head, face, children }: PageOpeningProps) {
  // Where the page is come to from another, its heading needn't wait for a picture to be parsed.
  const loading = usePage().arrival === 'inParts' ? 'lazy' : 'eager'
  return (
    <div className={styles.opening}>
      <Portrait className={styles.portrait} head={head} face={face} alt="" loading={loading} />
      <div className={styles.words}>
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </div>
  )
}
