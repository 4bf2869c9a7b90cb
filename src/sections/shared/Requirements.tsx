import { RouteLink } from '../../components/Link/Link'
import { MachineCheck } from '../../components/MachineCheck/MachineCheck'
import { RequirementsSummary } from '../../components/RequirementsTable/RequirementsSummary'
import { RequirementsTables } from '../../components/RequirementsTable/RequirementsTable'
import { Section } from '../../components/Section/Section'
import { useMessages } from '../../i18n/PageProvider'
import type { OfferedFiles } from '../../site/releases'
import * as styles from './Requirements.module.css'

interface RequirementsProps {
  readonly data: Queries.RequirementsFragment['requirements']
  readonly files: OfferedFiles
  /** Shows a short table and a link to the full ones. */
  readonly compact?: boolean
}

/** The requirements on both platforms, and the check of the visitor's computer. */
export function Requirements({ data, files, compact = false }: RequirementsProps) {
  const messages = useMessages('requirements')
  if (!data) return null
  return (
    <Section id="requirements" title={messages.title} lead={messages.text}>
      <MachineCheck requirements={data} files={files} compact={compact}>
        {compact ? <RequirementsSummary /> : <RequirementsTables />}
      </MachineCheck>
      {compact ? (
        <p>
          <RouteLink route="download" anchor="requirements" className={styles.details}>
            {messages.details}
          </RouteLink>
        </p>
      ) : (
        <ul className={styles.notes}>
          {Object.entries(messages.notes).map(([key, note]) => (
            <li key={key}>{note}</li>
          ))}
        </ul>
      )}
    </Section>
  )
}
