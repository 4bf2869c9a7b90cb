import { pageState, type Theme } from './pageState'
import { readStored, remember } from './storage'

const storageKey = 'theme'

const darkSystem = '(prefers-color-scheme: dark)'

/** Applies the theme that the visitor chose. Without a choice, the page follows the system. */
export function applyStoredTheme(): void {
  const stored = readStored(storageKey)
  if (stored === 'light' || stored === 'dark') pageState().theme = stored
  else delete pageState().theme
}

/** Returns the theme that the page has. */
export function currentTheme(): Theme {
  return pageState().theme ?? systemTheme()
}

/** Switches to the other theme. If that is the system's theme, the page follows the system from then on. */
export function toggleTheme(): void {
  const state = pageState()
  const chosen = currentTheme() === 'dark' ? 'light' : 'dark'

  if (chosen === systemTheme()) delete state.theme
  else state.theme = chosen

  remember(storageKey, state.theme ?? null)
  colourBrowserBar()
}

/** Calls `callback` when the system changes its theme; returns a function that unsubscribes. */
export function onSystemTheme(callback: () => void): () => void {
  const query = matchMedia(darkSystem)
  query.addEventListener('change', callback)

  return () => query.removeEventListener('change', callback)
}

/** Matches the browser's toolbar to a chosen theme. Browsers use the first matching `theme-color`. */
export function colourBrowserBar(): void {
  const own = document.querySelector<HTMLMetaElement>('meta[name=theme-color]:not([media])')

  if (!pageState().theme) {
    own?.remove()

    return
  }

  const colour = own ?? document.createElement('meta')

  colour.name = 'theme-color'
  colour.content = getComputedStyle(document.documentElement).backgroundColor
  document.head.prepend(colour)
}

function systemTheme(): Theme {
  return matchMedia(darkSystem).matches ? 'dark' : 'light'
}
