import { Icon } from '../../components/Icon/Icon'
import { Picture } from '../../components/Picture/Picture'
import { Section } from '../../components/Section/Section'
import { useWords } from '../../i18n/PageProvider'
import { pictureNamed, type Pictures } from '../../lib/pictures'
import * as styles from './Uses.module.css'

interface UsesProps {
  readonly pictures: Pictures
}

const uses = ['live', 'image', 'video'] as const

/** What the picture of each use is called in content/images/product. */
const pictureOf = { live: 'call', image: 'image', video: 'video' } as const

/** The three ways to swap, each with a picture of it. */
export function Uses({ pictures }: UsesProps) {
  const words = useWords('home').uses
  return (
    <Section id="uses" title={words.title}>
      <div className={styles.uses}>
        {uses.map((use) => (
          <article key={use} className={styles.use}>
            <div className={styles.words}>
              <h3>{words[use].title}</h3>
              <p>{words[use].text}</p>
              <ul className={styles.points}>
                {Object.entries(words[use].points).map(([key, point]) => (
                  <li key={key}>
                    <Icon name="check" />
                    {point}
                  </li>
                ))}
              </ul>
            </div>
            <div className={`${styles.frame} ${styles[use]}`}>
              <Picture
                image={pictureNamed(pictures, pictureOf[use])}
                alt={words[use].alt}
                sizes="(min-width: 900px) 56vw, 100vw"
              />
            </div>
          </article>
        ))}
      </div>
    </Section>
  )
}
