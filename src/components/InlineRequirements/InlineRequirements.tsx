import { Fragment } from 'react'
import * as styles from './InlineRequirements.module.css'

interface InlineRequirementsProps {
  readonly requirements: Readonly<Record<string, string>>
}

/** Requirements in a line of text, separated by dots. */
export function InlineRequirements({ requirements }: InlineRequirementsProps) {
  return Object.values(requirements).map((requirement, index) => (
    <Fragment key={requirement}>
      {' '}
      {/* A line begins with the dot, rather than ends with it. */}
      <span className={styles.requirement}>
        {index > 0 ? `·\u00a0${requirement}` : requirement}
      </span>
    </Fragment>
  ))
}
