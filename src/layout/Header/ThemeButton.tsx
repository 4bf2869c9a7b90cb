import { needsApp } from '../../lib/enhancements'
import { toggleTheme } from '../../browser/theme'
import { useTheme } from '../../hooks/browserState'
import { useCommonMessages } from '../../i18n/PageProvider'
import { Icon } from '../../components/Icon/Icon'

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
