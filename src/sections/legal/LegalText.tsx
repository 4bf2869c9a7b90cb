import { DeferredContent } from '../../components/DeferredContent/DeferredContent'
import { Prose } from '../../components/Prose/Prose'
import { useMessages } from '../../i18n/PageProvider'
import { fillPlaceholders } from '../../lib/text'
import type { LegalRoute } from '../../site/routes'
import { PageHero } from '../shared/PageHero'
import { LegalContents } from './LegalContents'
import * as styles from './LegalText.module.css'

interface LegalTextProps {
  readonly document: LegalRoute
  readonly text: NonNullable<Queries.LegalPageQuery['text']>
}

/** The people in the portrait of each legal page. The social cards show the same portraits. */
const portraits = {
  refund: { head: 'ben', face: 'cleo' },
  privacy: { head: 'eva', face: 'ada' },
  service: { head: 'dai', face: 'ben' },
} as const

/** A legal document: title, date, table of contents, and numbered sections. */
export function LegalText({ document, text }: LegalTextProps) {
  const page = useMessages(document)
  const messages = useMessages('legal')
  return (
    <article>
      <PageHero page={document} {...portraits[document]} compact>
        <div className="stack gap2">
          <p className="lead">{page.dated}</p>
          <p className="note">{messages.prevails}</p>
        </div>
      </PageHero>
      <div className={styles.legal}>
        {'eligible' in page && (
          <p className={styles.eligible}>
            <strong className="cardHeading">{page.eligible.title}</strong> {page.eligible.text}
          </p>
        )}
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
      </div>
    </article>
  )
}
