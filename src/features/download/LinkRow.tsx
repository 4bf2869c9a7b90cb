import type { PropsWithChildren } from 'react'
import * as styles from './LinkRow.module.css'

/** Quiet links next to each other. */
export function LinkRow({ children }: PropsWithChildren) {
  return <p className={styles.links}>{children}</p>
}
