import { fields, palette as sitePalette } from '../../src/site/palette'

/** The colours of all drawings: ink, paper and the five colours of the cast. */
export const palette = { ink: sitePalette.ink, paper: sitePalette.paper, ...fields }
