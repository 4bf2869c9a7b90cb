import { useMessages } from '../../i18n/PageProvider'
import * as styles from './RequirementsTable.module.css'

/** The requirements on one platform: a row per part, with minimum and recommended. */
export function RequirementsTable({ platform }: { readonly platform: 'windows' | 'mac' }) {
  const messages = useMessages('requirements')
  const minimum: Partial<Record<string, string>> = messages[platform].minimum
  const recommended: Partial<Record<string, string>> = messages[platform].recommended
  const parts = Object.entries(messages.parts).filter(([part]) => minimum[part])
  return (
    <table className={styles.table}>
      <caption>{messages.caption[platform]}</caption>
      <thead>
        <tr>
          <th scope="col">{messages.columns.part}</th>
          <th scope="col">{messages.columns.minimum}</th>
          <th scope="col">{messages.columns.recommended}</th>
        </tr>
      </thead>
      <tbody>
        {parts.map(([part, name]) => (
          <tr key={part}>
            <th scope="row">{name}</th>
            <td data-label={messages.columns.minimum}>{minimum[part]}</td>
            <td data-label={messages.columns.recommended}>{recommended[part]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
