import type { ReactNode } from 'react'
import { Portrait } from '../../components/Portrait/Portrait'
import { usePage, useMessages } from '../../i18n/PageProvider'
import type { Character } from '../../site/palette'
import * as styles from './PageHero.module.css'

interface PageHeroProps {
  readonly page: 'about' | 'credits' | 'price' | 'tutorial'
  /** The portrait in the corner: whose head, and with whose face. */
  readonly head: Character
  readonly face: Character
  readonly children?: ReactNode
}

/** The part of an inner page above the fold: its title, its lead and a portrait. */
export function PageHero({ page, head, face, children }: PageHeroProps) {
  const { title, lead } = useMessages(page)
  // After a client-side navigation the portrait is lazy, so that the heading paints before the picture is parsed.
  const loading = usePage().rendersInSteps ? 'lazy' : 'eager'
  return (
    <div className={styles.hero}>
      <Portrait className={styles.portrait} head={head} face={face} alt="" loading={loading} />
      <div className={styles.copy}>
        <h1>{title}</h1>
        {lead && <p className={styles.lead}>{lead}</p>}
        {children}
      </div>
    </div>
  )
}
