import type { ReactNode } from 'react'
import { Icon } from '../Icon/Icon'
import * as styles from './Disclosure.module.css'

interface DisclosureProps {
  readonly summary: string
  readonly children: ReactNode
}

/** Collapsible content that works without scripts. */
export function Disclosure({ summary, children }: DisclosureProps) {
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
