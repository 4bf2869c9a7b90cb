import { Icon } from '../../components/Icon/Icon'
import { Phrases } from '../../components/Phrases/Phrases'
import { Prose } from '../../components/Prose/Prose'
import * as styles from './DetailsList.module.css'

interface Entry {
  /** The id of the element, so that links can open it. */
  readonly key: string
  readonly summary: string
  readonly content: Queries.Scalars['JSON']
}

export function DetailsList({ entries }: { readonly entries: readonly Entry[] }) {
  return (
    <div className={styles.list}>
      {entries.map(({ key, summary, content }) => (
        <details key={key} id={key} className={styles.entry}>
          <summary className={styles.summary}>
            <h3>
              <Phrases text={summary} />
            </h3>
            <Icon name="chevron" />
          </summary>
          <div className={styles.content}>
            <Prose nodes={content} />
          </div>
        </details>
      ))}
    </div>
  )
}
