import { Phrases } from '../../components/Phrases/Phrases'
import { Portrait } from '../../components/Portrait/Portrait'
import { Section } from '../../components/Section/Section'
import { useCommonMessages } from '../../i18n/PageProvider'
import { personAlt } from '../../lib/sharedSwap'
import * as styles from './About.module.css'
import { useMessages } from './messages'

export function Company({ postalAddress }: { readonly postalAddress: string | null }) {
  const { title, paragraphs } = useMessages('about').company

  return (
    <Section id="company" title={title} isSplit>
      <div className="lead stack">
        {Object.entries(paragraphs).map(([key, text]) => (
          <p key={key}>{text}</p>
        ))}
        {postalAddress && (
          <address className={styles.address}>
            <bdi>{postalAddress}</bdi>
          </address>
        )}
      </div>
    </Section>
  )
}

const people = { machine: 'dai', plain: 'cleo', consent: 'eva' } as const

export function Principles() {
  const { title, items } = useMessages('about').principles
  const { swap } = useCommonMessages()

  return (
    <Section id="principles" title={title} on="violet" rank="detail" isSplit>
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

export function Portraits() {
  const { title, text } = useMessages('about').portraits
  return (
    <Section id="portraits" title={title} rank="detail" isSplit>
      <p className="lead">{text}</p>
    </Section>
  )
}
