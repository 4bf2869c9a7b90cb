import { AppScene } from '../../components/AppScene/AppScene'
import { Icon } from '../../components/Icon/Icon'
import { Picture, type Pictures } from '../../components/Picture/Picture'
import { Section } from '../../components/Section/Section'
import { useMessages } from '../../i18n/PageProvider'
import { classNames } from '../../lib/text'
import * as styles from './Uses.module.css'

const uses = [
  { key: 'live', shadow: styles.live },
  { key: 'image', shadow: styles.image },
  { key: 'video', shadow: styles.video },
] as const

/** The three uses of the app. Live use is illustrated by a drawing of the app, the other two by a picture. */
export function Uses({ pictures }: { readonly pictures: Pictures }) {
  const messages = useMessages('home').uses
  return (
    <Section id="uses" title={messages.title}>
      <div className={styles.uses}>
        {uses.map(({ key, shadow }) => (
          <article key={key} className={styles.use}>
            <div className={styles.text}>
              <h3>{messages[key].title}</h3>
              <p>{messages[key].text}</p>
              <ul className={styles.points}>
                {Object.entries(messages[key].points).map(([name, point]) => (
                  <li key={name}>
                    <Icon name="check" />
                    {point}
                  </li>
                ))}
              </ul>
            </div>
            <div className={classNames(styles.frame, shadow)}>
              {key === 'live' ? (
                <AppScene />
              ) : (
                <Picture
                  pictures={pictures}
                  name={key}
                  alt={messages[key].alt}
                  sizes="(min-width: 900px) 56vw, 100vw"
                />
              )}
            </div>
          </article>
        ))}
      </div>
    </Section>
  )
}
