import { Fragment } from 'react'
import * as styles from './InlineRequirements.module.css'

interface InlineRequirementsProps {
  readonly requirements: Readonly<Record<string, string>>
}

/** Requirements in a line of text, separated by dots. */
export function InlineRequirements({ requirements }: InlineRequirementsProps) {
  return Object.values(requirements).map((requirement) => (
    <Fragment key={requirement}>
      {' '}
      <span className={styles.requirement}>{requirement}</span>
    </Fragment>
  ))
}
