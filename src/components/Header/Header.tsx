import { memo } from 'react'
import { useHiddenOnScroll } from '../../hooks/useHiddenOnScroll'
import { useCommonMessages, useSite } from '../../i18n/PageProvider'
import { buttonClass } from '../Button/buttonClass'
import { Icon } from '../Icon/Icon'
import { LanguageMenu } from '../LanguageMenu/LanguageMenu'
import { NavigationList } from '../Navigation/Navigation'
import { RouteLink } from '../Link/Link'
import { ThemeSwitch } from '../ThemeSwitch/ThemeSwitch'
import { ContactIcons } from './ContactIcons'
import * as styles from './Header.module.css'
import { MobileMenu } from './MobileMenu'

/** The header of every page: brand, menu, contacts, theme, languages, download. It is hidden while scrolling down. */
export const Header = memo(function Header() {
  const { brand, navigation } = useSite()
  const messages = useCommonMessages()
  const ref = useHiddenOnScroll()
  return (
    <header className={styles.header} ref={ref}>
      <RouteLink route="home" className={styles.brand}>
        <img src="/favicon.svg" alt="" width="36" height="36" />
        <span translate="no">{brand}</span>
      </RouteLink>
      <nav className={styles.navigation} aria-label={messages.navigation.label}>
        <NavigationList entries={navigation.header} layout="row" />
      </nav>
      <div className={styles.tools}>
        <div className={styles.contacts}>
          <ContactIcons />
        </div>
        <ThemeSwitch />
        <LanguageMenu />
        <div className={styles.download}>
          <RouteLink route="download" className={buttonClass()}>
            <Icon name="download" />
            <span>{messages.navigation.download}</span>
          </RouteLink>
        </div>
        <MobileMenu className={styles.mobile} />
      </div>
    </header>
  )
})
