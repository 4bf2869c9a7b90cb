import type { Field } from './cast'

/** The colours of the house for whatever cannot read src/styles/tokens.css: cards, manifests, the browser's frame. */
export const palette = {
  ink: '#17120e',
  paper: '#faf5ea',
  paperInTheDark: '#14110f',
} as const

/** The colour of every field. */
export const fields: Readonly<Record<Field, string>> = {
  coral: '#ff6a55',
  violet: '#8b7bff',
  mint: '#4fd0a5',
  amber: '#ffc043',
  sky: '#5ab8ff',
}
