import { useMessages } from '../../i18n/PageProvider'
import { Step } from './Step'
import * as styles from './Uses.module.css'

/** The modes of the app. Quality, speed and resource use are levels from one to three. */
const modes = [
  { key: 'fast', quality: 1, speed: 3, resources: 1 },
  { key: 'pro', quality: 2, speed: 2, resources: 2 },
  { key: 'expert', quality: 3, speed: 1, resources: 3 },
] as const

export function Modes() {
  const messages = useMessages('modes')
  return (
    <>
      <div id="modes" className={styles.header}>
        <h2>{messages.title}</h2>
        <p>{messages.text}</p>
      </div>
      {modes.map(({ key, quality, speed, resources }) => (
        <Step key={key} head="ada" face="cleo" mode={key}>
          <div className={styles.mode}>
            <h3>{messages[key].name}</h3>
            <p>{messages[key].best}</p>
          </div>
          <p>{messages[key].text}</p>
          <div className={styles.meters}>
            <Meter label={messages.quality} level={quality} />
            <Meter label={messages.speed} level={speed} />
            <Meter label={messages.resources} level={resources} />
          </div>
        </Step>
      ))}
    </>
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
    <p>
      {label}
      <span className="visuallyHidden">{`: ${levels[names[level]]}`}</span>
      <span className={styles.squares} aria-hidden="true">
        {[1, 2, 3].map((square) => (
          <span key={square} className={square <= level ? styles.full : undefined} />
        ))}
      </span>
    </p>
  )
}
