import { Section } from '../../components/Section/Section'
import { useMessages } from '../../i18n/PageProvider'
import { Figures } from '../shared/Figures'

/** The known numbers about paying. */
export function KnownFigures() {
  const { title, values, labels } = useMessages('price').figures
  return (
    <Section id="figures" title={title} on="sunk" rank="detail">
      <Figures values={values} labels={labels} />
    </Section>
  )
}
