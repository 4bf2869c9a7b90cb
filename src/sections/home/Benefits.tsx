import { Phrases } from '../../components/Phrases/Phrases'
import { Person } from '../../components/Portrait/Portrait'
import { Section } from '../../components/Section/Section'
import { useCommonMessages } from '../../i18n/PageProvider'
import { swapCaption } from '../../lib/sharedSwap'
import * as styles from './Benefits.module.css'
import { useMessages } from './messages'

export function Benefits() {
  const { title, items } = useMessages('home').benefits
  const { swap } = useCommonMessages()
  const person = { head: 'ben', face: 'eva' } as const
  const art = <Person {...person} alt={swapCaption(swap, person)} className={styles.person} />

  return (
    <Section
      id="benefits"
      title={title}
      on="amber"
      art={art}
      artPosition="underHeading"
      isDetail
      isSplit
    >
      <ul>
        {Object.entries(items).map(([key, benefit]) => (
          <li key={key} className={styles.benefit}>
            <h3>
              <Phrases text={benefit.title} />
            </h3>
            <p>{benefit.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
