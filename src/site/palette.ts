/** The characters drawn on the site. After a swap, the background is that of the character whose face is shown. */
export const cast = {
  ada: { ground: 'coral' },
  ben: { ground: 'violet' },
  cleo: { ground: 'mint' },
  dai: { ground: 'amber' },
  eva: { ground: 'sky' },
} as const

export type Character = keyof typeof cast

export type Ground = (typeof cast)[Character]['ground']

/** Returns the classes of bricks.css for the background colour of a character. */
export function groundClass(character: Character): string {
  return `tinted ${cast[character].ground}`
}

/** The names of the characters in display order. */
export const characters = Object.keys(cast) as Character[]

/** The colours for social cards, manifests and `theme-color`, which cannot use custom properties. */
export const palette = {
  ink: '#17120e',
  paper: '#faf5ea',
  paperInTheDark: '#14110f',
} as const

export const grounds: Readonly<Record<Ground, string>> = {
  coral: '#ff6a55',
  violet: '#8b7bff',
  mint: '#4fd0a5',
  amber: '#ffc043',
  sky: '#5ab8ff',
}
