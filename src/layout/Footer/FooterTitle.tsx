import type { PropsWithChildren } from 'react'
import * as styles from './FooterTitle.module.css'

/** The title of a column of the footer. */
export function FooterTitle({ id, children }: PropsWithChildren<{ readonly id?: string }>) {
  return (
    <h2 id={id} className={styles.title}>
      {children}
    </h2>
  )
}
