import { FaqList } from '../../components/FaqList/FaqList'
import { Section } from '../../components/Section/Section'
import { useWords } from '../../i18n/PageProvider'

interface FaqProps {
  readonly page: 'price' | 'tutorial'
  readonly prose: {
    readonly entries: readonly {
      readonly key: string
      readonly question: string
      readonly answer: unknown
    }[]
  } | null
}

/** The questions of a page. */
export function Faq({ page, prose }: FaqProps) {
  const { faq } = useWords(page)
  return (
    <Section id="faq" title={faq.title}>
      <FaqList entries={prose?.entries ?? []} />
    </Section>
  )
}
