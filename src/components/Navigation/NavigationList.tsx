import { NavigationLink, type NavigationEntry } from './NavigationLink'
import * as styles from './NavigationList.module.css'

interface NavigationListProps {
  readonly entries: readonly NavigationEntry[]
  readonly layout: 'row' | 'column'
}

/** The links of a menu, side by side or one below the other. */
export function NavigationList({ entries, layout }: NavigationListProps) {
  return (
    <ul className={styles[layout]}>
      {entries.map((entry) => (
        <li key={entry.key}>
          <NavigationLink entry={entry} className={styles.link} />
        </li>
      ))}
    </ul>
  )
}
