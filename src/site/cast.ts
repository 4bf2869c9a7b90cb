/** The characters of the site, and the colour field that a face takes with it wherever it goes. */
export const cast = {
  ada: { field: 'coral' },
  ben: { field: 'violet' },
  cleo: { field: 'mint' },
  dai: { field: 'amber' },
  eva: { field: 'sky' },
} as const

export type Character = keyof typeof cast

/** A colour field of the house. */
export type Field = (typeof cast)[Character]['field']

/** The names of all characters, in the order in which they stand side by side. */
export const characters = Object.keys(cast) as Character[]
