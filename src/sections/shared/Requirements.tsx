import { RequirementsTable } from '../../components/RequirementsTable/RequirementsTable'
import { Section } from '../../components/Section/Section'
import { useWords } from '../../i18n/PageProvider'
import * as styles from './Requirements.module.css'

/** What the program needs, on both systems, and what live use needs besides. */
export function Requirements() {
  const words = useWords('requirements')
  return (
    <Section id="requirements" title={words.title} lead={words.text}>
      <div className={styles.tables}>
        <RequirementsTable platform="windows" />
        <RequirementsTable platform="mac" />
      </div>
      <ul className={styles.notes}>
        {Object.entries(words.notes).map(([key, note]) => (
          <li key={key}>{note}</li>
        ))}
      </ul>
    </Section>
  )
}
