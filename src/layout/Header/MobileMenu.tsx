import { Icon } from '../../components/Icon/Icon'
import { RouteLink } from '../../components/Link/Link'
import { useCommonMessages, useSite } from '../../i18n/PageProvider'
import { NavigationList } from '../Navigation/Navigation'
import { ContactIcons } from './ContactIcons'
import * as styles from './MobileMenu.module.css'

export function MobileMenu({ className }: { readonly className: string | undefined }) {
  const { navigation } = useSite()
  const messages = useCommonMessages()

  return (
    <details className={className}>
      <summary className="iconButton">
        <Icon name="menu" className={styles.open} />
        <Icon name="close" className={styles.close} />
        <span className="visuallyHidden">{messages.menu}</span>
      </summary>
      <nav className={styles.panel} aria-label={messages.navigation.label}>
        <NavigationList entries={navigation.header} layout="column" />
        <RouteLink route="download" className="button">
          <Icon name="download" />
          {messages.navigation.download}
        </RouteLink>
        <ContactIcons />
      </nav>
    </details>
  )
}
