import { usePage, useWords } from '../../i18n/PageProvider'
import { buttonClass } from '../Button/buttonClass'
import { LanguageMenu } from '../LanguageMenu/LanguageMenu'
import type { NavigationEntry } from '../Navigation/NavigationLink'
import { NavigationList } from '../Navigation/NavigationList'
import { RouteLink } from '../RouteLink/RouteLink'
import { ThemeSwitch } from '../ThemeSwitch/ThemeSwitch'
import { ContactIcons } from './ContactIcons'
import * as styles from './Header.module.css'
import { MobileMenu } from './MobileMenu'

interface HeaderProps {
  readonly entries: readonly NavigationEntry[]
}

/** The top of every page: the way home, the menu, the contacts, the languages, the download. */
export function Header({ entries }: HeaderProps) {
  const { brand } = usePage()
  const words = useWords('common')
  return (
    <header className={styles.header}>
      <RouteLink route="home" className={styles.brand}>
        <img src="/favicon.svg" alt="" width="36" height="36" />
        <span translate="no">{brand}</span>
      </RouteLink>
      <nav className={styles.navigation} aria-label={words.navigation.label}>
        <NavigationList entries={entries} layout="row" />
      </nav>
      <div className={styles.tools}>
        <div className={styles.contacts}>
          <ContactIcons />
        </div>
        <ThemeSwitch />
        <LanguageMenu />
        <div className={styles.download}>
          <RouteLink route="download" className={buttonClass()}>
            {words.navigation.download}
          </RouteLink>
        </div>
        <MobileMenu className={styles.mobile} entries={entries} />
      </div>
    </header>
  )
}
