import { memo } from 'react'
import { wear } from '../../features/swap/wear'
import { useWornSwap } from '../../hooks/browserState'
import { useCommonMessages, useSite } from '../../i18n/PageProvider'
import { classNames } from '../../lib/text'
import { Icon } from '../../components/Icon/Icon'
import { LanguageMenu } from '../LanguageMenu/LanguageMenu'
import { NavigationList } from '../Navigation/Navigation'
import { RouteLink } from '../../components/Link/Link'
import { ThemeSwitch } from '../ThemeSwitch/ThemeSwitch'
import { ContactIcons } from './ContactIcons'
import * as styles from './Header.module.css'
import { MobileMenu } from './MobileMenu'

/** The header of every page: brand, menu, contacts, theme, languages, download. Scrolling down hides the header. */
export const Header = memo(function Header() {
  const { brand, navigation } = useSite()
  const messages = useCommonMessages()
  return (
    <header className={styles.header}>
      <RouteLink route="home" className={styles.brand}>
        <img src="/favicon.svg" data-wears="swap" alt="" width="36" height="36" />
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
          <RouteLink route="download" className="button">
            {messages.navigation.download}
          </RouteLink>
        </div>
        <MobileMenu className={styles.mobile} />
      </div>
      <TakeOff />
    </header>
  )
})

/** A button that takes off the swap that the visitor wears. CSS hides it if there is no swap. */
function TakeOff() {
  const worn = useWornSwap()
  return (
    <button
      className={classNames('button secondary', styles.takeOff)}
      type="button"
      title={worn?.caption}
      onClick={({ currentTarget }) => {
        // The button disappears after the click, so the focus moves to the home link.
        currentTarget.closest('header')?.querySelector('a')?.focus()
        wear(null)
      }}
    >
      <Icon name="close" />
      <span>{useCommonMessages().swap.takeOff}</span>
    </button>
  )
}
