import { useEffect, useRef } from 'react'
import { useCurrentSection } from '../../hooks/useCurrentSection'
import * as styles from './LegalContents.module.css'
import { useMessages } from './messages'

type LegalSection = Pick<Queries.LegalProseSections, 'key' | 'heading'>

/** The table of contents of a legal document. The entry for the section that the visitor is reading is marked. */
export function LegalContents({ sections }: { readonly sections: readonly LegalSection[] }) {
  const messages = useMessages('legal')
  const current = useCurrentSection(
    sections.map(({ key }) => key),
    75,
  )
  const contents = useRef<HTMLElement>(null)

  // Scrolls a long table of contents to the marked entry. It must not move under the pointer of a visitor who is
  // choosing an entry: the click would miss.
  useEffect(() => {
    const list = contents.current
    const entry = list?.querySelector<HTMLElement>('[aria-current]')
    if (!list || !entry || list.matches(':hover')) return

    list.scrollTo(0, entry.offsetTop - list.clientHeight / 2)
  }, [current])

  return (
    <nav className={styles.contents} aria-label={messages.sections} ref={contents}>
      <h2 className="smallHeading">{messages.contents}</h2>
      <ol className="numbered">
        {sections.map(({ key, heading }) => (
          <li key={key}>
            <a href={`#${key}`} aria-current={key === current ? 'location' : undefined}>
              {heading}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  )
}
