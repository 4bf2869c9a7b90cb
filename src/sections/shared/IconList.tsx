import { Icon } from '../../components/Icon/Icon'
import * as styles from './IconList.module.css'

interface IconListProps {
  readonly title: string
  readonly entries: readonly string[]
  readonly icon: 'check' | 'close'
}

export function IconList({ title, entries, icon }: IconListProps) {
  return (
    <div>
      <h3>{title}</h3>
      <ul className={styles.list}>
        {entries.map((entry) => (
          <li key={entry}>
            <Icon name={icon} />
            {entry}
          </li>
        ))}
      </ul>
    </div>
  )
}
