import type { ComponentProps } from 'react'
import * as styles from './Choices.module.css'

interface ChoicesProps {
  readonly name: string
  readonly labels: Readonly<Record<string, string>>
  readonly checked?: string
}

/** Radio buttons that look like a segmented control. Use them inside a `<fieldset>`. */
export function Choices({ name, labels, checked }: ChoicesProps) {
  return (
    <div className={styles.choices}>
      {Object.entries(labels).map(([value, label]) => (
        <label key={value}>
          <Radio name={name} value={value} defaultChecked={value === checked} />
          <span className={styles.choice}>{label}</span>
        </label>
      ))}
    </div>
  )
}

/** A radio button that only screen readers see. CSS shows its state by the element after it. */
export function Radio(props: ComponentProps<'input'>) {
  return <input className="visuallyHidden" type="radio" {...props} />
}
