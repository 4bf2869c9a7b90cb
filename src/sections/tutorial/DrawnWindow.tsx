import type { PropsWithChildren } from 'react'
import * as styles from './DrawnWindow.module.css'

export function DrawnWindow({ title, children }: PropsWithChildren<{ readonly title: string }>) {
  return (
    <div className={styles.window}>
      <div className={styles.bar}>{title}</div>
      <div className={styles.body}>{children}</div>
    </div>
  )
}
