import * as styles from './Figures.module.css'

interface FiguresProps {
  /** The figures by key, formatted in the page's language. */
  readonly values: Readonly<Record<string, string>>
  /** The labels of the figures, by the same keys. */
  readonly labels: Readonly<Record<string, string>>
}

/** Numbers in large type with their labels. */
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
