import { AppScene } from '../../components/AppScene/AppScene'
import { Icon } from '../../components/Icon/Icon'
import { Section } from '../../components/Section/Section'
import { useMessages } from '../../i18n/PageProvider'
import { Modes } from './Modes'
import { Step } from './Step'
import * as styles from './Uses.module.css'

const uses = [
  { key: 'live', head: 'cleo', face: 'ben' },
  { key: 'image', head: 'dai', face: 'eva' },
  { key: 'video', head: 'eva', face: 'dai' },
] as const

/** The three uses and the three modes of the app, next to a drawing of the app that shows what the visitor reads about. */
export function Uses() {
  const messages = useMessages('home').uses
  return (
    <Section id="uses" title={messages.title}>
      <div className={styles.uses}>
        <AppScene />
        <div className={styles.steps}>
          {uses.map(({ key, head, face }) => (
            <Step key={key} head={head} face={face} mode="pro">
              <h3 className="cardHeading">{messages[key].title}</h3>
              <p>{messages[key].text}</p>
              <ul className={styles.points}>
                {Object.entries(messages[key].points).map(([name, point]) => (
                  <li key={name}>
                    <Icon name="check" />
                    {point}
                  </li>
                ))}
              </ul>
            </Step>
          ))}
          <Modes />
        </div>
      </div>
    </Section>
  )
}
