import * as styles from './Button.module.css'

/** The class of a control that looks like a button, whichever element it is. */
export function buttonClass(kind: 'primary' | 'secondary' = 'primary'): string {
  return `${styles.button} ${styles[kind]}`
}
