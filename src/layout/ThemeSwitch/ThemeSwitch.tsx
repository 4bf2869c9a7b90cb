import { toggleTheme } from '../../browser/theme'
import { useCommonMessages } from '../../i18n/PageProvider'
import { Icon } from '../../components/Icon/Icon'
import * as styles from './ThemeSwitch.module.css'

export function ThemeSwitch() {
  const messages = useCommonMessages().theme
  return (
    <button
      className="iconButton withScripts"
      type="button"
      aria-label={messages.toggle}
      onClick={toggleTheme}
    >
      <Icon name="sun" className={styles.sun} />
      <Icon name="moon" className={styles.moon} />
    </button>
  )
}
