import * as styles from './Figures.module.css'

interface FiguresProps {
  /** The numbers by key, formatted in the page's language. */
  readonly values: Readonly<Record<string, string>>
  /** The label of each number, by the key in `values`. */
  readonly labels: Readonly<Record<string, string>>
}

/** A list of numbers in large type, each with a label. */
export function Figures({ values, labels }: FiguresProps) {
  return (
    <dl className={styles.figures}>
      {Object.entries(values).map(([key, value]) => (
        <div key={key} className={styles.figure}>
          <dt>{labels[key]}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
