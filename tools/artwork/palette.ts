import { grounds, palette as sitePalette } from '../../src/site/palette'

/** The colours in all drawings: ink (dark), paper (light), and one colour for each of the five characters. */
export const palette = { ink: sitePalette.ink, paper: sitePalette.paper, ...grounds }
