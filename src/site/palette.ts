/** The cast of the site with the colour of each face. A swapped face keeps its colour. */
export const cast = {
  ada: { field: 'coral' },
  ben: { field: 'violet' },
  cleo: { field: 'mint' },
  dai: { field: 'amber' },
  eva: { field: 'sky' },
} as const

export type Character = keyof typeof cast

/** A colour field. */
export type Field = (typeof cast)[Character]['field']

/** The names of the cast in display order. */
export const characters = Object.keys(cast) as Character[]

/** The colours for output that can't use src/styles/tokens.css: social cards, manifests, theme-color. */
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
