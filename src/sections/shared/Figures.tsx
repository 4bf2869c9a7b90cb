import { Icon } from '../../components/Icon/Icon'
import { Phrases } from '../../components/Phrases/Phrases'
import { classNames } from '../../lib/text'
import * as styles from './Figures.module.css'

interface FiguresProps {
  /** The numbers by key, formatted in the page's language. */
  readonly values: Readonly<Record<string, string>>
  readonly labels: Readonly<Record<string, string>>
}

export function Figures({ values, labels }: FiguresProps) {
  return (
    <dl className={styles.figures}>
      {Object.entries(values).map(([key, value]) => (
        <div key={key} className={styles.entry}>
          <dt className={styles.label}>
            <Phrases text={labels[key] ?? ''} />
          </dt>
          <dd className={classNames(styles.number, value.length > 12 && styles.long)}>
            {value === '∞' && <Icon name="infinity" className={styles.infinity} />}
            <span className={value === '∞' ? 'visuallyHidden' : undefined}>{value}</span>
          </dd>
        </div>
      ))}
    </dl>
  )
}
