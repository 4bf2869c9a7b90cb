import { graphql } from 'gatsby'
import { Section } from '../../components/Section/Section'
import { useCommonMessages } from '../../i18n/PageProvider'
import { DetailsList } from './DetailsList'

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
  readonly title: string
}

export function Faq({ title, faq }: FaqProps) {
  const { contactUs } = useCommonMessages().navigation
  const entries = (faq?.entries ?? []).map(({ key, question, answer }) => {
    return { key, summary: question, content: answer }
  })

  return (
    <Section id="faq" title={title} isDetail isSplit>
      <div className="stack gap5 acrossPages">
        <DetailsList entries={entries} />
        <p className="screenOnly">
          <a href="#contact" className="button secondary">
            {contactUs}
          </a>
        </p>
      </div>
    </Section>
  )
}
