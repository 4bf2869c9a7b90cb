import { Picture, type Pictures } from '../../components/Picture/Picture'
import { Section } from '../../components/Section/Section'
import { useMessages } from '../../i18n/PageProvider'
import { classNames } from '../../lib/text'
import { Choices } from '../../components/Choices/Choices'
import * as styles from './Modes.module.css'

/** The modes of the app. Quality, speed and resource use are levels from one to three. */
const modes = [
  { key: 'fast', shown: styles.fast, quality: 1, speed: 3, resources: 1 },
  { key: 'pro', shown: styles.pro, quality: 2, speed: 2, resources: 2 },
  { key: 'expert', shown: styles.expert, quality: 3, speed: 1, resources: 3 },
] as const

/** The three modes. Wide windows show all as columns; narrow windows show the mode whose radio button is checked. */
export function Modes({ pictures }: { readonly pictures: Pictures }) {
  const messages = useMessages('modes')
  const names = Object.fromEntries(modes.map(({ key }) => [key, messages[key].name]))
  return (
    <Section id="modes" title={messages.title} lead={messages.text} on="sunk">
      <fieldset className={styles.modes}>
        <legend className="visuallyHidden">{messages.choose}</legend>
        <div className={styles.choices}>
          <Choices name="mode" labels={names} checked="fast" />
        </div>
        {modes.map(({ key, shown, quality, speed, resources }) => (
          <div key={key} className={classNames(styles.mode, shown)}>
            <div className={styles.frame}>
              <Picture
                pictures={pictures}
                name={`mode-${key}`}
                alt={messages[key].alt}
                sizes="(min-width: 700px) 24rem, 100vw"
              />
            </div>
            <div className={styles.text}>
              <h3 className="cardHeading">{messages[key].name}</h3>
              <p className={styles.best}>{messages[key].best}</p>
              <p>{messages[key].text}</p>
              <Meter label={messages.quality} level={quality} />
              <Meter label={messages.speed} level={speed} />
              <Meter label={messages.resources} level={resources} />
            </div>
          </div>
        ))}
      </fieldset>
    </Section>
  )
}

interface MeterProps {
  readonly label: string
  readonly level: 1 | 2 | 3
}

const names = { 1: 'one', 2: 'two', 3: 'three' } as const

/** A level from one to three, shown as filled squares, with a word for screen readers. */
function Meter({ label, level }: MeterProps) {
  const { levels } = useMessages('modes')
  return (
    <p className={styles.meter}>
      <span className={styles.label}>{label}</span>
      <span className="visuallyHidden">{`: ${levels[names[level]]}`}</span>
      <span className={styles.squares} aria-hidden="true">
        {[1, 2, 3].map((square) => (
          <span key={square} className={square <= level ? styles.full : styles.empty} />
        ))}
      </span>
    </p>
  )
}
