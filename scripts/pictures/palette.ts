/** The printed colours of every picture: two inks of a page and the five fields of the cast. */
export const palette = {
  ink: '#17120e',
  paper: '#faf5ea',
  coral: '#ff6a55',
  violet: '#8b7bff',
  mint: '#4fd0a5',
  amber: '#ffc043',
  sky: '#5ab8ff',
} as const

/** One of the five colours a portrait can stand on. */
export type Field = Exclude<keyof typeof palette, 'ink' | 'paper'>
