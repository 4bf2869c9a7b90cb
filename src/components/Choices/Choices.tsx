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
          <input
            className="visuallyHidden"
            type="radio"
            name={name}
            value={value}
            defaultChecked={value === checked}
          />
          <span className={styles.choice}>{label}</span>
        </label>
      ))}
    </div>
  )
}
