import type { PropsWithChildren } from 'react'
import { decorative } from '../../components/Portrait/Portrait'
import * as styles from './Window.module.css'

export function Window({ title, children }: PropsWithChildren<{ readonly title: string }>) {
  return (
    <div className={styles.window}>
      <div className={styles.bar}>{title}</div>
      <div className={styles.body}>{children}</div>
    </div>
  )
}

export function Mark() {
  return (
    <img
      className={styles.mark}
      loading="lazy"
      src="/mark.svg"
      {...decorative}
      width="64"
      height="64"
    />
  )
}
