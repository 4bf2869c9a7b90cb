import type { ReactNode } from 'react'
import { PageOpening } from '../../components/PageHero/PageHero'
import { useWords } from '../../i18n/PageProvider'
import type { Character } from '../../site/palette'

interface OpeningProps {
  readonly page: 'about' | 'credits' | 'download' | 'price' | 'tutorial'
  readonly head: Character
  readonly face: Character
  readonly children?: ReactNode
}

/** How an inner page begins, with the title and the lead of its own words. */
export function Opening({ page, head, face, children }: OpeningProps) {
  const { title, lead } = useWords(page)
  return (
    <PageOpening title={title} lead={lead} head={head} face={face}>
      {children}
    </PageOpening>
  )
}
