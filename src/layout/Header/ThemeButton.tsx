import { toggleTheme } from '../../browser/theme'
import { Icon } from '../../components/Icon/Icon'
import { useTheme } from '../../hooks/browserState'
import { useCommonMessages } from '../../i18n/PageProvider'
import { needsApp } from '../../lib/enhancements'

/** Switches between the themes. It is pressed while the page is dark; the built HTML does not know the theme. */
export function ThemeButton() {
  const theme = useTheme()

  return (
    <button
      {...needsApp('iconButton')}
      type="button"
      aria-label={useCommonMessages().theme.dark}
      aria-pressed={theme && theme === 'dark'}
      onClick={toggleTheme}
    >
      <Icon name="theme" />
    </button>
  )
}
