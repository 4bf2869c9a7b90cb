import { pageState } from './pageState'
import { readStored, remember } from './storage'

const storageKey = 'theme'

/** Applies the theme that was chosen on an earlier visit. */
export function applyStoredTheme(): void {
  const stored = readStored(storageKey)
  if (stored === 'light' || stored === 'dark') pageState().theme = stored
}

/** Switches to the other theme and remembers the choice. */
export function toggleTheme(): void {
  const state = pageState()
  const isDark = state.theme
    ? state.theme === 'dark'
    : matchMedia('(prefers-color-scheme: dark)').matches
  state.theme = isDark ? 'light' : 'dark'
  remember(storageKey, state.theme)
  colourBrowserBar()
}

let colour: HTMLMetaElement | undefined

/** Gives the browser's toolbar the colour of a chosen theme: the first `theme-color` that matches the system wins. */
export function colourBrowserBar(): void {
  if (!pageState().theme) return
  colour ??= document.createElement('meta')
  colour.name = 'theme-color'
  colour.content = getComputedStyle(document.documentElement).backgroundColor
  document.head.prepend(colour)
}
