import type { PageProps } from 'gatsby'
import { DeferredContent } from '../../components/DeferredContent/DeferredContent'
import { Icon } from '../../components/Icon/Icon'
import { Phrases } from '../../components/Phrases/Phrases'
import { Prose } from '../../components/Prose/Prose'
import { classNames, fillPlaceholders } from '../../lib/text'
import type { LegalRoute, PageContext } from '../../site/routes'
import { PageOpening } from '../shared/PageOpening'
import { LegalContents } from './LegalContents'
import * as styles from './LegalText.module.css'
import { useDocumentMessages, useMessages } from './messages'

type LegalPage = PageProps<Queries.LegalPageQuery, PageContext & { readonly route: LegalRoute }>

const grounds = { privacy: 'sky', refund: 'amber', service: 'mint' } as const
const icons = { privacy: 'key', refund: 'ticket', service: 'check' } as const

/** A legal document: title, date, summary, table of contents, and numbered sections. */
export function LegalText({ data: { text }, pageContext: { route } }: LegalPage) {
  const documentMessages = useDocumentMessages()
  const messages = useMessages('legal')
  if (!text) return null

  return (
    <article aria-label={documentMessages.title}>
      <PageOpening messages={documentMessages} on={grounds[route]} className={styles.opening}>
        <p>{documentMessages.dated}</p>
        <Icon name={icons[route]} className={styles.icon} />
        <p className={styles.summary}>
          <strong className="cardHeading">
            <Phrases text={documentMessages.summary.title} />
          </strong>{' '}
          {documentMessages.summary.text}
        </p>
        <p className="note">{messages.prevails}</p>
      </PageOpening>
      <div className={classNames(styles.legal, grounds[route])}>
        <DeferredContent>
          <LegalContents sections={text.sections} />
          <div className={styles.text}>
            <div className="lead stack">
              <Prose nodes={text.introduction} />
            </div>
            {text.sections.map((section, index) => (
              <LegalSection key={section.key} section={section} number={index + 1} />
            ))}
          </div>
        </DeferredContent>
      </div>
    </article>
  )
}

interface LegalSectionProps {
  readonly section: Queries.LegalProseSections
  readonly number: number
}

function LegalSection({ section, number }: LegalSectionProps) {
  const { key, heading, body } = section
  const messages = useMessages('legal')
  // The number stays on the line of the first word.
  const format = messages.section.replace(' ', '\u00a0')
  const title = fillPlaceholders(format, { number: `${number}`, heading })

  return (
    <section id={key} className={styles.section} aria-labelledby={`${key}-heading`}>
      <h2 id={`${key}-heading`} className="cardHeading">
        <Phrases text={title} />
      </h2>
      <Prose nodes={body} />
    </section>
  )
}
