import type { PropsWithChildren } from 'react'
import * as styles from './Window.module.css'

export function Window({ title, children }: PropsWithChildren<{ readonly title: string }>) {
  return (
    <div className={styles.window}>
      <div className={styles.bar}>{title}</div>
      <div className={styles.body}>{children}</div>
    </div>
  )
}
