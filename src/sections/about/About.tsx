import { CastImage, groundClass, Portrait } from '../../components/Portrait/Portrait'
import { Section } from '../../components/Section/Section'
import { wearInWave } from '../../features/swap/wear'
import { useWornFace } from '../../hooks/browserState'
import { useCommonMessages, useMessages } from '../../i18n/PageProvider'
import { personAlt } from '../../lib/sharedSwap'
import { characters } from '../../site/palette'
import { PageHero } from '../shared/PageHero'
import * as styles from './About.module.css'

/** The hero with all swaps: a row for each head, a column for each face. Visitors can wear the face of a column. */
export function AboutHero() {
  const { wear, names } = useCommonMessages().swap
  const messages = useMessages('about')
  const worn = useWornFace()
  const mosaic = (
    <div className={styles.mosaic} role="group" aria-label={wear}>
      {characters.map((face) => (
        <div key={face} className={`${styles.column} ${groundClass(face)}`}>
          {characters.map((head) => (
            <CastImage
              key={head}
              file={`${head}-${face}`}
              // The first picture describes all.
              alt={head === characters[0] && face === head ? messages.mosaic : ''}
            />
          ))}
          <button
            type="button"
            className="withScripts"
            aria-pressed={face === worn}
            onClick={() => wearInWave(face === worn ? null : face)}
          >
            <span className="nameTag">{names[face]}</span>
          </button>
        </div>
      ))}
    </div>
  )

  return (
    <PageHero page="about" on="coral" className={styles.hero} art={mosaic}>
      <p className="withScripts smallHeading">{messages.wear}</p>
    </PageHero>
  )
}

export function Company({ postalAddress }: { readonly postalAddress: string | null }) {
  const { title, ...paragraphs } = useMessages('about').company

  return (
    <Section id="company" title={title} split>
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
  const { title, ...principles } = useMessages('about').principles
  const { swap } = useCommonMessages()

  return (
    <Section id="principles" title={title} on="violet" rank="detail" split>
      <ul>
        {(['machine', 'plain', 'consent'] as const).map((key) => (
          <li key={key} className={styles.principle}>
            <Portrait
              head={people[key]}
              face={people[key]}
              alt={personAlt(swap, people[key], people[key])}
            />
            <div className="stack gap2">
              <h3>{principles[key].title}</h3>
              <p>{principles[key].text}</p>
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
    <Section id="portraits" title={title} rank="detail" split>
      <p className="lead">{text}</p>
    </Section>
  )
}
