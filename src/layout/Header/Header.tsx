import { memo, type MouseEvent } from 'react'
import { Icon } from '../../components/Icon/Icon'
import { RouteLink } from '../../components/Link/Link'
import { wear } from '../../features/swap/wear'
import { useCommonMessages, useSite } from '../../i18n/PageProvider'
import { needsApp } from '../../lib/enhancements'
import { decorative } from '../../lib/imageAttributes'
import { LanguageMenu } from '../LanguageMenu/LanguageMenu'
import { NavigationList } from '../Navigation/Navigation'
import { ContactIcons } from './ContactIcons'
import * as styles from './Header.module.css'
import { MobileMenu } from './MobileMenu'
import { ThemeButton } from './ThemeButton'

/** The header of every page: brand, menu, contacts, theme, languages, download. Scrolling down hides the header. */
export const Header = memo(function Header() {
  const { brand, navigation } = useSite()
  const messages = useCommonMessages()

  return (
    <header className={styles.header}>
      <RouteLink route="home" className={styles.brand}>
        <img
          className="coral"
          src="/favicon.svg"
          data-wears="logo"
          {...decorative}
          width="36"
          height="36"
        />
        <span translate="no">{brand}</span>
      </RouteLink>
      {/* CSS hides this button if the visitor wears no face. */}
      <button
        {...needsApp(styles.takeOff)}
        type="button"
        aria-label={messages.swap.takeOff}
        title={messages.swap.takeOff}
        onClick={takeOff}
      >
        <Icon name="close" />
      </button>
      <nav className={styles.navigation} aria-label={messages.navigation.label}>
        <NavigationList entries={navigation.header} layout="row" />
      </nav>
      <div className={styles.tools}>
        <div className={styles.contacts}>
          <ContactIcons />
        </div>
        <ThemeButton />
        <LanguageMenu />
        <div className={styles.download}>
          <RouteLink route="download" className="button">
            {messages.navigation.download}
          </RouteLink>
        </div>
        <MobileMenu className={styles.mobile} />
      </div>
    </header>
  )
})

function takeOff({ currentTarget }: MouseEvent<HTMLElement>): void {
  // The button disappears after the click, so the focus moves to the home link.
  currentTarget.closest('header')?.querySelector('a')?.focus()
  wear(null)
}
