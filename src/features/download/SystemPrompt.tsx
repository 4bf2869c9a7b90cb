import type { PropsWithChildren } from 'react'
import * as styles from './InstallSteps.module.css'

type SystemPromptProps = PropsWithChildren<{ readonly alt: string; readonly check: string }>

/** A drawing of a security prompt. `check` is the caption: it says to check the highlighted line. */
export function SystemPrompt({ alt, check, children }: SystemPromptProps) {
  return (
    <figure className={styles.prompt}>
      <div className={styles.window} role="img" aria-label={alt}>
        {children}
      </div>
      <figcaption className={styles.check}>{check}</figcaption>
    </figure>
  )
}
