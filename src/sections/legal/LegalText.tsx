import type { PageProps } from 'gatsby'
import { DeferredContent } from '../../components/DeferredContent/DeferredContent'
import { Prose } from '../../components/Prose/Prose'
import { useMessages } from '../../i18n/PageProvider'
import { classNames, fillPlaceholders } from '../../lib/text'
import type { LegalRoute, PageContext } from '../../site/routes'
import { LegalContents } from './LegalContents'
import * as styles from './LegalText.module.css'

type LegalPage = PageProps<Queries.LegalPageQuery, PageContext & { readonly route: LegalRoute }>

const grounds = { privacy: 'sky', refund: 'amber', service: 'mint' }

/** A legal document: title, date, summary, table of contents, and numbered sections. */
export function LegalText({ data, pageContext }: LegalPage) {
  const page = useMessages(pageContext.route)
  const messages = useMessages('legal')
  const { text } = data
  if (!text) return null
  return (
    <article className={styles.legal}>
      <div className={styles.header}>
        <h1>{page.title}</h1>
        <p className="lead">{page.dated}</p>
        <p className="note">{messages.prevails}</p>
      </div>
      <p className={classNames(styles.summary, grounds[pageContext.route])}>
        <strong className="cardHeading">{page.summary.title}</strong> {page.summary.text}
      </p>
      <DeferredContent>
        <LegalContents sections={text.sections} />
        <div className={styles.text}>
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
