import { Suspense, type ReactNode } from 'react'
import { Portrait } from '../../components/Portrait/Portrait'
import { Sentences } from '../../components/Sentences/Sentences'
import { usePage, useMessages } from '../../i18n/PageProvider'
import { headingOf } from '../../lib/pageTags'
import { classNames } from '../../lib/text'
import type { Character } from '../../site/palette'
import type { LegalRoute } from '../../site/routes'
import * as styles from './PageHero.module.css'

interface PageHeroProps {
  readonly page: 'about' | 'credits' | 'price' | 'tutorial' | LegalRoute
  readonly head: Character
  readonly face: Character
  /** Whether the title is smaller, and phones show no portrait. */
  readonly compact?: boolean
  readonly children?: ReactNode
}

/** The hero of all pages except the home and download pages: title, lead paragraph and portrait. */
export function PageHero({ page, head, face, compact, children }: PageHeroProps) {
  const { title, lead } = headingOf(useMessages(page))
  // After a client-side navigation, the portrait loads lazily, so that its download does not delay the heading.
  const loading = usePage().rendersInSteps ? 'lazy' : 'eager'
  return (
    <Suspense>
      <div className={classNames(styles.hero, compact && styles.compact)}>
        <Portrait className={styles.portrait} head={head} face={face} loading={loading} />
        <div className={styles.copy}>
          <h1>
            <Sentences text={title} />
          </h1>
          {lead && <p className="lead">{lead}</p>}
          {children}
        </div>
      </div>
    </Suspense>
  )
}
