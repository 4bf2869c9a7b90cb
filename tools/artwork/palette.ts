import { fields, palette as house } from '../../src/site/palette'

/** The colours of all drawings: ink, paper and the five colours of the cast. */
export const palette = { ink: house.ink, paper: house.paper, ...fields }
