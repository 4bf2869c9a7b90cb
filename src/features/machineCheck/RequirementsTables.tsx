import type { ReactNode } from 'react'
import { Phrases } from '../../components/Phrases/Phrases'
import { classNames } from '../../lib/text'
import { systems, type System } from '../../site/systems'
import { useMessages } from './messages'
import * as styles from './RequirementsTables.module.css'

type Cells = Readonly<Partial<Record<string, ReactNode>>>
type Values = Readonly<Partial<Record<string, string>>>

export interface RequirementsTablesProps {
  /** The platform of the visitor's computer, once the visitor has run the check. */
  readonly checked?: System | undefined
  readonly cells?: Cells | undefined
}

/** The requirements on both platforms. After the check, the visitor's platform is first, with a column of results. */
export function RequirementsTables({ checked, cells }: RequirementsTablesProps) {
  const platforms = [...new Set([checked ?? systems[0], ...systems])]

  return (
    <div className={classNames(styles.tables, checked && styles.checked)}>
      {platforms.map((platform) => (
        <RequirementsTable
          key={platform}
          platform={platform}
          cells={platform === checked ? cells : undefined}
        />
      ))}
    </div>
  )
}

type RequirementsTableProps = Pick<RequirementsTablesProps, 'cells'> & { readonly platform: System }

function RequirementsTable({ platform, cells }: RequirementsTableProps) {
  const messages = useMessages('requirements')
  const { minimum, recommended }: Record<string, Values> = messages[platform]
  const { columns } = messages
  const both = `${columns.minimum} · ${columns.recommended}`
  const parts = Object.entries(messages.parts).filter(([part]) => minimum[part])

  return (
    <table className={styles.table}>
      <caption className="smallHeading">{messages.caption[platform]}</caption>
      <thead className="visuallyHiddenOnPhones">
        <tr>
          <th scope="col">{columns.part}</th>
          <th scope="col">{columns.minimum}</th>
          <th scope="col">{columns.recommended}</th>
          {cells && (
            <th scope="col" className={styles.yours}>
              {columns.yours}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {parts.map(([part, name]) => (
          <tr key={part}>
            <th scope="row">{name}</th>
            {minimum[part] === recommended[part] ? (
              <td colSpan={2} data-label={both}>
                <Phrases text={minimum[part] ?? ''} />
              </td>
            ) : (
              <>
                <td data-label={columns.minimum}>
                  <Phrases text={minimum[part] ?? ''} />
                </td>
                <td data-label={columns.recommended}>
                  <Phrases text={recommended[part] ?? ''} />
                </td>
              </>
            )}
            {cells && (
              <td data-label={columns.yours} className={styles.yours}>
                {cells[part]}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  )
}
