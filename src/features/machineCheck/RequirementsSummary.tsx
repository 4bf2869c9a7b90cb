import { useMessages } from '../../i18n/PageProvider'
import { systems } from '../../site/systems'
import * as styles from './RequirementsTable.module.css'

export function RequirementsSummary() {
  const messages = useMessages('requirements')
  return (
    <table className={styles.table}>
      <caption className="visuallyHidden">{messages.title}</caption>
      <thead>
        <tr>
          <td />
          <th scope="col">{messages.columns.minimum}</th>
          <th scope="col">{messages.columns.recommended}</th>
        </tr>
      </thead>
      <tbody>
        {systems.map((platform) => (
          <tr key={platform}>
            <th scope="row">{messages.platforms[platform]}</th>
            <td data-label={messages.columns.minimum}>
              <Needs needs={messages[platform].minimum} />
            </td>
            <td data-label={messages.columns.recommended}>
              <Needs needs={messages[platform].recommended} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Requirements in a line of text, separated by dots. In tables, each has its own line. */
export function Needs({ needs }: { readonly needs: Readonly<Record<string, string>> }) {
  return Object.values(needs).map((need) => (
    <span key={need} className={styles.need}>{`${need} `}</span>
  ))
}
