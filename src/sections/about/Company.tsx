import { Portrait } from '../../components/Portrait/Portrait'
import { Section } from '../../components/Section/Section'
import { useWornFace } from '../../hooks/browserState'
import { useMessages } from '../../i18n/PageProvider'
import { characters } from '../../site/palette'
import { CastBand } from '../shared/ClosingArt'
import { PortraitRows } from '../shared/PortraitRows'
import * as styles from './About.module.css'

/** The section about the company: its story and its postal address (if published), next to all swaps. */
export function Company({ postalAddress }: { readonly postalAddress: string | null }) {
  const { company } = useMessages('about')
  const worn = useWornFace()
  const story = (
    <div className="lead stack">
      <p>{company.first}</p>
      <p>{company.second}</p>
      <p>{company.third}</p>
      {postalAddress && (
        <address className={styles.address}>
          <bdi>{postalAddress}</bdi>
        </address>
      )}
    </div>
  )
  return (
    <Section id="company" title={company.title} aside={story}>
      <div className={styles.swaps}>
        {characters.flatMap((head) =>
          characters.map((face) => (
            <Portrait
              key={head + face}
              head={head}
              face={face}
              wears={false}
              className={worn && worn !== face ? styles.other : ''}
            />
          )),
        )}
      </div>
    </Section>
  )
}

export function Principles() {
  const { title, machine, plain, consent } = useMessages('about').principles
  return (
    <Section id="principles" title={title} rank="detail">
      <PortraitRows
        rows={[
          { person: 'dai', ...machine },
          { person: 'ben', ...plain },
          { person: 'eva', ...consent },
        ]}
      />
    </Section>
  )
}

export function Portraits() {
  const { title, text, alt } = useMessages('about').portraits
  return (
    <Section id="portraits" title={title} lead={text} rank="detail" art={<CastBand alt={alt} />} />
  )
}
