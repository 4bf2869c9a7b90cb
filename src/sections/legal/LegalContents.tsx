import { useEffect, useRef, useState } from 'react'
import { useMessages } from '../../i18n/PageProvider'
import * as styles from './LegalText.module.css'

type LegalSection = Pick<Queries.LegalProseSections, 'key' | 'heading'>

/** The table of contents of a legal document. The entry for the section that the visitor is reading is marked. */
export function LegalContents({ sections }: { readonly sections: readonly LegalSection[] }) {
  const messages = useMessages('legal')
  const [current, setCurrent] = useState<string>()
  useEffect(() => {
    const passed = new Map<string, boolean>()
    // An observed section intersects if its start is in the top quarter of the window or anywhere above the window.
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) passed.set(target.id, isIntersecting)
        setCurrent(sections.filter(({ key }) => passed.get(key)).at(-1)?.key)
      },
      { rootMargin: '99999px 0px -75%' },
    )
    for (const section of document.querySelectorAll('article section')) observer.observe(section)
    return () => observer.disconnect()
  }, [sections])
  const contents = useRef<HTMLElement>(null)
  // Scrolls a long table of contents to the marked entry.
  useEffect(() => {
    const entry = contents.current?.querySelector<HTMLElement>('[aria-current]')
    if (entry) contents.current?.scrollTo(0, entry.offsetTop - contents.current.clientHeight / 2)
  }, [current])
  return (
    <nav className={styles.contents} aria-label={messages.sections} ref={contents}>
      <h2 className="smallHeading">{messages.contents}</h2>
      <ol>
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
