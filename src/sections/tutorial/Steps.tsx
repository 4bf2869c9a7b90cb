import type { ReactElement } from 'react'
import { CameraLink } from '../../components/Link/Link'
import { Phrases } from '../../components/Phrases/Phrases'
import { appDrawings } from './AppDrawings'
import { installDrawings } from './InstallDrawings'
import * as styles from './Steps.module.css'

interface StepsProps {
  readonly steps: Readonly<Record<string, { title: string; text: string; alt?: string }>>
  /** The number of the first step in this list: numbering continues from one section to the next. */
  readonly from: number
}

const drawings: Partial<Record<string, ReactElement>> = { ...installDrawings, ...appDrawings }

const grounds = ['violet', 'sky', 'mint', 'coral', 'amber'] as const

/** Returns the ground of the drawing of a step, by the number of the step. */
export function stepGround(step: number) {
  return grounds[(step - 1) % grounds.length]
}

/** Numbered steps. A step has a drawing if its key is in `drawings`. */
export function Steps({ steps, from }: StepsProps) {
  return (
    <ol className={styles.steps} start={from}>
      {Object.entries(steps).map(([key, { title, text, alt }], index) => (
        <li key={key} className={`stack ${styles.step}`}>
          {drawings[key] && (
            <div
              className={`${stepGround(from + index)} ${styles.drawing}`}
              role="img"
              aria-label={alt}
            >
              {drawings[key]}
            </div>
          )}
          <div className={styles.text}>
            <h3 className={styles.title}>
              <Phrases text={title} />
            </h3>
            <p>{text}</p>
            {key === 'program' && (
              <p>
                <CameraLink />
              </p>
            )}
          </div>
        </li>
      ))}
    </ol>
  )
}
