import { MachineCheck } from '../../components/MachineCheck/MachineCheck'
import { RequirementsTable } from '../../components/RequirementsTable/RequirementsTable'
import { Section } from '../../components/Section/Section'
import { useMessages } from '../../i18n/PageProvider'
import type { Requirements as Needs } from '../../lib/machineCheck'
import * as styles from './Requirements.module.css'

/** The requirements on both platforms, the check of the visitor's machine, and notes. */
export function Requirements({
  data,
}: {
  readonly data: Queries.RequirementsFragment['requirements']
}) {
  const messages = useMessages('requirements')
  return (
    <Section id="requirements" title={messages.title} lead={messages.text}>
      <div className={styles.tables}>
        <RequirementsTable platform="windows" />
        <RequirementsTable platform="mac" />
      </div>
      {data && <MachineCheck requirements={data as Needs} />}
      <ul className={styles.notes}>
        {Object.entries(messages.notes).map(([key, note]) => (
          <li key={key}>{note}</li>
        ))}
      </ul>
    </Section>
  )
}
