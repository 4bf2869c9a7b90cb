import type { PropsWithChildren } from 'react'
import { Icon } from '../Icon/Icon'
import { Phrases } from '../Phrases/Phrases'
import * as styles from './Details.module.css'

interface DetailsProps extends PropsWithChildren {
  readonly summary: string
  /** If set, links to this fragment open it. */
  readonly id?: string
}

export function Details({ summary, id, children }: DetailsProps) {
  return (
    <details className={styles.details} id={id}>
      <summary className={styles.summary}>
        <Phrases text={summary} />
        <Icon name="chevron" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
