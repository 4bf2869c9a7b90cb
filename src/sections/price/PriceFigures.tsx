import { Section } from '../../components/Section/Section'
import { Figures } from '../shared/Figures'
import { useMessages } from './messages'

interface PriceFiguresProps {
  readonly plans: readonly { readonly priceText: string | null }[]
}

/** The numbers that hold for every plan, and the conditions. Until all prices are known, it says where to find them. */
export function PriceFigures({ plans }: PriceFiguresProps) {
  const { priceUnknown, figures, conditions } = useMessages('price')
  const lead = plans.some(({ priceText }) => !priceText) ? priceUnknown : undefined

  return (
    <Section id="figures" title={figures.title} lead={lead} isDetail on="sky" isSplit>
      <div className="stack gap6">
        <Figures values={figures.values} labels={figures.labels} />
        <ul className="rules">
          {Object.entries(conditions).map(([key, condition]) => (
            <li key={key}>{condition}</li>
          ))}
        </ul>
      </div>
    </Section>
  )
}
