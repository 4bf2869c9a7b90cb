import { DeferredContent } from '../../components/DeferredContent/DeferredContent'
import { Prose } from '../../components/Prose/Prose'
import { useMessages } from '../../i18n/PageProvider'
import { fillPlaceholders } from '../../lib/text'
import type { LegalRoute } from '../../site/routes'
import { LegalContents } from './LegalContents'
import * as styles from './LegalText.module.css'

interface LegalTextProps {
  readonly document: LegalRoute
  readonly text: NonNullable<Queries.LegalPageQuery['text']>
}

/** A legal document: title, date, table of contents, and numbered sections. */
export function LegalText({ document, text }: LegalTextProps) {
  const page = useMessages(document)
  const messages = useMessages('legal')
  const sections = text.sections.map((section, index) => ({
    ...section,
    heading: fillPlaceholders(messages.section, {
      number: String(index + 1),
      heading: section.heading,
    }),
  }))
  return (
    <article className={styles.legal}>
      <header className={styles.header}>
        <h1>{page.title}</h1>
        <p className={styles.dated}>{page.dated}</p>
        <p className={styles.dated}>{messages.prevails}</p>
        {'eligible' in page && (
          <p className={styles.eligible}>
            <strong>{page.eligible.title}</strong> {page.eligible.text}
          </p>
        )}
      </header>
      <DeferredContent>
        <LegalContents sections={text.sections} />
        <div className={styles.text}>
          <Prose nodes={text.introduction} />
          {sections.map(({ key, heading, body }) => (
            <section
              key={key}
              id={key}
              className={styles.section}
              aria-labelledby={`${key}-heading`}
            >
              <h2 id={`${key}-heading`}>{heading}</h2>
              <Prose nodes={body} />
            </section>
          ))}
        </div>
      </DeferredContent>
    </article>
  )
}
