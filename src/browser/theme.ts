import { pageState } from './pageState'
import { readStored, remember } from './storage'

const storageKey = 'theme'

/** Applies the stored theme. */
export function applyStoredTheme(): void {
  const stored = readStored(storageKey)
  if (stored === 'light' || stored === 'dark') pageState().theme = stored
}

/** Switches to the other theme and stores the choice. */
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

/** Sets the colour of the browser's toolbar. The first `theme-color` with a matching media query wins. */
export function colourBrowserBar(): void {
  if (!pageState().theme) return
  colour ??= document.createElement('meta')
  colour.name = 'theme-color'
  colour.content = getComputedStyle(document.documentElement).backgroundColor
  document.head.prepend(colour)
}
