import { graphql } from 'gatsby'
import { Section } from '../../components/Section/Section'
import { useCommonMessages, useMessages } from '../../i18n/PageProvider'
import { Icon } from '../../components/Icon/Icon'
import { Prose } from '../../components/Prose/Prose'
import * as styles from './Faq.module.css'

export const faqFragment = graphql`
  fragment Faq on Query {
    faq: faqProse(language: { eq: $locale }) {
      entries(page: $route) {
        key
        question
        answer
      }
    }
  }
`

interface FaqProps extends Queries.FaqFragment {
  readonly page: 'download' | 'price' | 'tutorial'
}

export function Faq({ page, faq }: FaqProps) {
  const { title } = useMessages(page).faq
  const { contactUs } = useCommonMessages().navigation
  const contact = (
    <p>
      <a href="#contact" className="button secondary">
        {contactUs}
      </a>
    </p>
  )
  return (
    <Section id="faq" title={title} rank="detail" aside={contact}>
      <FaqList entries={faq?.entries ?? []} />
    </Section>
  )
}

/** Questions as `<details>` elements. Each element's id is the question's key, so that links can open the answer. */
export function FaqList({ entries }: { readonly entries: readonly Queries.FaqProseEntries[] }) {
  return (
    <div className={styles.list}>
      {entries.map(({ key, question, answer }) => (
        <details key={key} id={key} className={styles.entry}>
          <summary className={styles.question}>
            <h3>{question}</h3>
            <Icon name="chevron" />
          </summary>
          <div className={styles.answer}>
            <Prose nodes={answer} />
          </div>
        </details>
      ))}
    </div>
  )
}
