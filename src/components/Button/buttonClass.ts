import * as styles from './Button.module.css'

/** Returns the class of an element that looks like a button. */
export function buttonClass(kind: 'primary' | 'secondary' = 'primary'): string {
  return `${styles.button} ${styles[kind]}`
}
