import { Fragment } from 'react'
import { RouteLink } from '../../components/Link/Link'
import { useMessages } from '../../i18n/PageProvider'
import { systems } from '../../site/systems'
import * as styles from './RequirementsTable.module.css'

export function RequirementsSummary() {
  const messages = useMessages('requirements')

  return (
    <ul className="stack gap2">
      {systems.map((platform) => (
        <li key={platform}>
          <strong>{messages.platforms[platform]}:</strong>{' '}
          <Needs needs={messages[platform].minimum} />
        </li>
      ))}
      <li>
        <RouteLink route="download" anchor="requirements" className="quiet">
          {messages.details}
        </RouteLink>
      </li>
    </ul>
  )
}

/** Requirements in a line of text, separated by dots. */
export function Needs({ needs }: { readonly needs: Readonly<Record<string, string>> }) {
  return Object.values(needs).map((need) => (
    <Fragment key={need}>
      {' '}
      <span className={styles.need}>{need}</span>
    </Fragment>
  ))
}
