import { Section } from '../../components/Section/Section'
import { useCommonMessages, useMessages } from '../../i18n/PageProvider'
import { Icon } from '../../components/Icon/Icon'
import { Prose } from '../../components/Prose/Prose'
import * as styles from './Faq.module.css'

interface FaqProps {
  readonly page: 'download' | 'price' | 'tutorial'
  readonly prose: { readonly entries: readonly Queries.FaqEntry[] } | null
}

export function Faq({ page, prose }: FaqProps) {
  const { faq } = useMessages(page)
  const { contactUs } = useCommonMessages().navigation
  const entries = prose?.entries ?? []
  const contact = (
    <p>
      <a href="#contact" className="button secondary">
        {contactUs}
      </a>
    </p>
  )
  return (
    <Section id="faq" title={faq.title} rank="detail" aside={contact}>
      <FaqList entries={entries} />
    </Section>
  )
}

/** Questions as `<details>` elements. Each element's id is the question's key, so that links can open the answer. */
export function FaqList({ entries }: { readonly entries: readonly Queries.FaqEntry[] }) {
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
