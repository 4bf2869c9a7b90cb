import type { MouseEvent } from 'react'
import { useDisclosure } from '../../hooks/useDisclosure'
import { useWords } from '../../i18n/PageProvider'
import { Icon } from '../Icon/Icon'
import type { NavigationEntry } from '../Navigation/NavigationLink'
import { NavigationList } from '../Navigation/NavigationList'
import { ContactIcons } from './ContactIcons'
import * as styles from './MobileMenu.module.css'

interface MobileMenuProps {
  readonly className: string | undefined
  readonly entries: readonly NavigationEntry[]
}

/** The same links behind a button, for narrow windows and mobile browsers. */
export function MobileMenu({ className, entries }: MobileMenuProps) {
  const words = useWords('common')
  const { ref, close } = useDisclosure()
  const closeOnChoice = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a')) close()
  }
  return (
    <details className={className} ref={ref}>
      <summary className={styles.summary} aria-label={words.menu}>
        <Icon name="menu" />
      </summary>
      <nav className={styles.panel} aria-label={words.navigation.label} onClick={closeOnChoice}>
        <NavigationList entries={entries} layout="column" />
        <ContactIcons />
      </nav>
    </details>
  )
}
