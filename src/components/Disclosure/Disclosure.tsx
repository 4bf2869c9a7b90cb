import type { PropsWithChildren } from 'react'
import { Icon } from '../Icon/Icon'
import { Phrases } from '../Phrases/Phrases'
import * as styles from './Disclosure.module.css'

interface DisclosureProps extends PropsWithChildren {
  readonly summary: string
  /** If set, links to this fragment open it. */
  readonly id?: string
}

export function Disclosure({ summary, id, children }: DisclosureProps) {
  return (
    <details className={styles.disclosure} id={id}>
      <summary className={styles.summary}>
        <Phrases text={summary} />
        <Icon name="chevron" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
