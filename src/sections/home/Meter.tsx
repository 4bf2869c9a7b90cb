import type { MeterLevel } from '../../features/appScene/steps'
import { useMessages } from './messages'
import * as styles from './Meter.module.css'

/** The keys of the strings that screen readers say for a level. */
const levelKeys = { 1: 'one', 2: 'two', 3: 'three' } as const

interface MeterProps {
  readonly name: 'quality' | 'speed' | 'resources'
  readonly level: MeterLevel
}

/** Three squares, of which `level` are full. */
export function Meter({ name, level }: MeterProps) {
  const messages = useMessages('modes')

  return (
    <p>
      {messages[name]}
      <span className="visuallyHidden">{`: ${messages.levels[levelKeys[level]]}`}</span>
      <span className={styles.squares} aria-hidden="true">
        {[1, 2, 3].map((square) => (
          <span key={square} className={square <= level ? styles.full : undefined} />
        ))}
      </span>
    </p>
  )
}
