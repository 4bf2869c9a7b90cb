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

/** A legal document: title, date, summary, table of contents, and numbered sections. */
export function LegalText({ document, text }: LegalTextProps) {
  const page = useMessages(document)
  const messages = useMessages('legal')
  return (
    <article className={styles.legal}>
      <div className={styles.header}>
        <h1>{page.title}</h1>
        <p className="lead">{page.dated}</p>
        <p className="note">{messages.prevails}</p>
      </div>
      <p className={styles.summary}>
        <strong className="cardHeading">{page.summary.title}</strong> {page.summary.text}
      </p>
      <DeferredContent>
        <LegalContents sections={text.sections} />
        <div className="stack gap7">
          <div className="lead stack">
            <Prose nodes={text.introduction} />
          </div>
          {text.sections.map(({ key, heading, body }, index) => (
            <section
              key={key}
              id={key}
              className={styles.section}
              aria-labelledby={`${key}-heading`}
            >
              <h2 id={`${key}-heading`} className="cardHeading">
                {fillPlaceholders(messages.section, { number: String(index + 1), heading })}
              </h2>
              <Prose nodes={body} />
            </section>
          ))}
        </div>
      </DeferredContent>
    </article>
  )
}
