import { colourBrowserBar } from './colourBrowserBar'
import { remember } from './storage'

/** Where the browser keeps the chosen theme. */
export const themeKey = 'theme'

/** Turns the page to the other theme than the one it shows, and remembers the choice. */
export function toggleTheme(): void {
  const { dataset } = document.documentElement
  const dark = dataset.theme
    ? dataset.theme === 'dark'
    : matchMedia('(prefers-color-scheme: dark)').matches
  dataset.theme = dark ? 'light' : 'dark'
  remember(themeKey, dataset.theme)
  colourBrowserBar()
}
