import { Fragment } from 'react'
import * as styles from './Needs.module.css'

/** Requirements in a line of text, separated by dots. */
export function Needs({ needs }: { readonly needs: Readonly<Record<string, string>> }) {
  return Object.values(needs).map((need) => (
    <Fragment key={need}>
      {' '}
      <span className={styles.need}>{need}</span>
    </Fragment>
  ))
}
