import { Portrait } from '../../components/Portrait/Portrait'
import { Section } from '../../components/Section/Section'
import { useWords } from '../../i18n/PageProvider'
import { characters } from '../../site/palette'
import * as styles from './About.module.css'

/** Who drew the faces of this site. */
export function Portraits() {
  const words = useWords('about').portraits
  return (
    <Section id="portraits" title={words.title} lead={words.text}>
      <div className={styles.cast} role="img" aria-label={words.alt}>
        {characters.map((character) => (
          <Portrait key={character} head={character} face={character} alt="" />
        ))}
      </div>
    </Section>
  )
}
