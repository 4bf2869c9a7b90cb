import type { PropsWithChildren } from 'react'
import { Icon } from '../Icon/Icon'
import * as styles from './Disclosure.module.css'

export function Disclosure({ summary, children }: PropsWithChildren<{ readonly summary: string }>) {
  return (
    <details className={styles.disclosure}>
      <summary className={styles.summary}>
        {summary}
        <Icon name="chevron" />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  )
}
