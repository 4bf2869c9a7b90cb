import type { ReactElement } from 'react'
import { classNames } from '../../lib/text'
import { useInstallDrawings } from './InstallDrawings'
import { useRegisterDrawings } from './RegisterDrawings'
import * as styles from './Steps.module.css'

interface StepsProps {
  readonly steps: Readonly<Record<string, { title: string; text: string; alt?: string }>>
  /** The number of the first step in this list: numbering continues from one section to the next. */
  readonly from: number
  readonly className?: string | undefined
}

/** The grounds of the drawings, in the order of the steps. */
const grounds = ['violet', 'coral', 'mint', 'sky', 'amber'] as const

/** Numbered steps. A step has a drawing if its key is in `drawings`. */
export function Steps({ steps, from, className = styles.steps }: StepsProps) {
  const install = useInstallDrawings()
  const drawings: Partial<Record<string, ReactElement>> = { ...install, ...useRegisterDrawings() }
  return (
    <ol className={className} start={from}>
      {Object.entries(steps).map(([key, { title, text, alt }], index) => (
        <li key={key} className={styles.step}>
          {drawings[key] && (
            <div
              className={classNames(grounds[(from + index - 1) % grounds.length], styles.drawing)}
              role="img"
              aria-label={alt}
            >
              {drawings[key]}
            </div>
          )}
          <div className={styles.text}>
            <h3>
              <span className={styles.number}>{from + index}</span> {title}
            </h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  )
}
