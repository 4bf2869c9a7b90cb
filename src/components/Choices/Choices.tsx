import type { ComponentProps } from 'react'
import { classNames } from '../../lib/text'
import * as styles from './Choices.module.css'

interface ChoicesProps {
  readonly name: string
  readonly labels: Readonly<Record<string, string>>
  /** The value of the button that is checked at first; none if undefined. */
  readonly checked?: string
  /** Whether the buttons are as low as those of a drawn app. */
  readonly isSmall?: boolean
}

/** Radio buttons that look like a segmented control. Use them inside a `<fieldset>`. */
export function Choices({ name, labels, checked, isSmall }: ChoicesProps) {
  return (
    <div className={classNames(styles.choices, isSmall && styles.small)}>
      {Object.entries(labels).map(([value, label]) => (
        <label key={value}>
          <Radio name={name} value={value} defaultChecked={value === checked} />
          <span className={styles.choice}>{label}</span>{' '}
        </label>
      ))}
    </div>
  )
}

/**
 * A radio button that only screen readers see. CSS shows its state by the element after it. Its label ends with a space,
 * which separates it from the next label in programs without style sheets.
 */
export function Radio(props: ComponentProps<'input'>) {
  return <input className="visuallyHidden" type="radio" {...props} />
}
