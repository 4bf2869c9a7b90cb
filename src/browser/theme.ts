import { pageState } from './pageState'
import { readStored, remember } from './storage'

const storageKey = 'theme'

export function applyStoredTheme(): void {
  const stored = readStored(storageKey)
  if (stored === 'light' || stored === 'dark') pageState().theme = stored
}

export function toggleTheme(): void {
  const state = pageState()
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'
  state.theme = (state.theme ?? system) === 'dark' ? 'light' : 'dark'
  remember(storageKey, state.theme)
  colourBrowserBar()
}

let colour: HTMLMetaElement | undefined

/** Matches the browser's toolbar to the theme. Browsers use the first matching `theme-color`. */
export function colourBrowserBar(): void {
  if (!pageState().theme) return
  colour ??= document.createElement('meta')
  colour.name = 'theme-color'
  colour.content = getComputedStyle(document.documentElement).backgroundColor
  document.head.prepend(colour)
}
