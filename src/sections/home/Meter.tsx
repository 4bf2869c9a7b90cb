import { useWords } from '../../i18n/PageProvider'
import * as styles from './Meter.module.css'

interface MeterProps {
  readonly label: string
  readonly level: 1 | 2 | 3
}

const names = { 1: 'one', 2: 'two', 3: 'three' } as const

/** A quality in thirds: filled squares to see, words to hear. */
export function Meter({ label, level }: MeterProps) {
  const { levels } = useWords('modes')
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
