import { useWords } from '../../i18n/PageProvider'
import * as styles from './RequirementsTable.module.css'

interface RequirementsTableProps {
  readonly platform: 'windows' | 'mac'
}

/** What the program needs on one system: a row a part, minimum beside recommended. */
export function RequirementsTable({ platform }: RequirementsTableProps) {
  const words = useWords('requirements')
  const minimum: Partial<Record<string, string>> = words[platform].minimum
  const recommended: Partial<Record<string, string>> = words[platform].recommended
  const parts = Object.entries(words.parts).filter(([part]) => minimum[part])
  return (
    <table className={styles.table}>
      <caption>{words.caption[platform]}</caption>
      <thead>
        <tr>
          <th scope="col">{words.columns.part}</th>
          <th scope="col">{words.columns.minimum}</th>
          <th scope="col">{words.columns.recommended}</th>
        </tr>
      </thead>
      <tbody>
        {parts.map(([part, name]) => (
          <tr key={part}>
            <th scope="row">{name}</th>
            <td data-label={words.columns.minimum}>{minimum[part]}</td>
            <td data-label={words.columns.recommended}>{recommended[part]}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
