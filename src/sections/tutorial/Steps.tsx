import { StepDrawing } from './StepDrawing'
import * as styles from './Steps.module.css'

interface StepMessages {
  readonly title: string
  readonly text: string
}

interface StepsProps {
  readonly steps: Readonly<Record<string, StepMessages & { readonly alt: string }>>
  /** The number of the first step in this list: numbering continues from one section to the next. */
  readonly from: number
}

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
