import { fields, palette as house } from '../../src/site/palette'

/** The printed colours of every picture: two inks of a page and the five fields of the cast. */
export const palette = { ink: house.ink, paper: house.paper, ...fields }
