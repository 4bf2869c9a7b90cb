import { Phrases } from '../../components/Phrases/Phrases'
import { Portrait } from '../../components/Portrait/Portrait'
import { Section } from '../../components/Section/Section'
import { useCommonMessages } from '../../i18n/PageProvider'
import { personAlt } from '../../lib/sharedSwap'
import { useMessages } from './messages'
import * as styles from './Principles.module.css'

const people = { machine: 'dai', plain: 'cleo', consent: 'eva' } as const

/** The principles of the company, each with a person. */
export function Principles() {
  const { title, items } = useMessages('about').principles
  const { swap } = useCommonMessages()

  return (
    <Section id="principles" title={title} on="violet" isDetail isSplit>
      <ul>
        {(['machine', 'plain', 'consent'] as const).map((key) => (
          <li key={key} className={styles.principle}>
            <Portrait
              head={people[key]}
              face={people[key]}
              alt={personAlt(swap, people[key], people[key])}
            />
            <div className="stack gap2">
              <h3>
                <Phrases text={items[key].title} />
              </h3>
              <p>{items[key].text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  )
}
