import { pageState } from './pageState'
import { readStored, remember } from './storage'

const storageKey = 'theme'

export function applyStoredTheme(): void {
  const stored = readStored(storageKey)
  if (stored === 'light' || stored === 'dark') pageState().theme = stored
}

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

/**
 * Matches the browser's toolbar to the chosen theme. The tag is prepended, because browsers use the first `theme-color`
 * tag with a matching media query.
 */
export function colourBrowserBar(): void {
  if (!pageState().theme) return
  colour ??= document.createElement('meta')
  colour.name = 'theme-color'
  colour.content = getComputedStyle(document.documentElement).backgroundColor
  document.head.prepend(colour)
}
