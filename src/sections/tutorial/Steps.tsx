import { StepDrawing } from './StepDrawing'
import * as styles from './Steps.module.css'

interface StepMessages {
  readonly title: string
  readonly text: string
}

interface StepsProps {
  /** The title, text and alternative text of each step, by key. */
  readonly steps: Readonly<Record<string, StepMessages & { readonly alt: string }>>
  /** The number of the first step in this list: numbering continues from one section to the next. */
  readonly from: number
}

/** A list of tutorial steps, each with a drawing. */
export function Steps({ steps, from }: StepsProps) {
  return (
    <ol className={styles.steps} start={from}>
      {Object.entries(steps).map(([key, { title, text, alt }], index) => (
        <li key={key} className={styles.step}>
          <StepDrawing step={key} alt={alt} />
          <StepText number={from + index} title={title} text={text} />
        </li>
      ))}
    </ol>
  )
}

/** The number of a tutorial step in large type, with its title and text. */
export function StepText({ number, title, text }: StepMessages & { readonly number: number }) {
  return (
    <div className={styles.text}>
      <h3>
        <span className={styles.number}>{number}</span> {title}
      </h3>
      <p>{text}</p>
    </div>
  )
}
