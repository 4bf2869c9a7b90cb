import { cast as grounds, type Character, type Ground } from '../../src/site/palette'
import type { clothes } from './clothes'

/** The parts of a portrait, each with the number of its variant in DiceBear's avatar style Lorelei. */
type Parts<Part extends string> = Readonly<Record<Part, number>>

export interface CastMember {
  readonly ground: Ground
  readonly clothes: keyof typeof clothes
  readonly hairIs: 'ink' | 'paper'
  /** The parts that a face swap keeps. */
  readonly head: Parts<'head' | 'hair'> & Partial<Parts<'earrings'>>
  /** The parts that a face swap replaces. */
  readonly face: Parts<'eyes' | 'eyebrows' | 'nose' | 'mouth'> &
    Partial<Parts<'freckles' | 'beard' | 'glasses'>>
}

/** The five characters on the site. */
export const cast: Readonly<Record<Character, CastMember>> = {
  ada: {
    ...grounds.ada,
    clothes: 'stripes',
    hairIs: 'ink',
    head: { head: 1, hair: 26 },
    face: { eyes: 21, eyebrows: 5, nose: 6, mouth: 16, freckles: 1 },
  },
  ben: {
    ...grounds.ben,
    clothes: 'shirt',
    hairIs: 'ink',
    head: { head: 3, hair: 39 },
    face: { eyes: 6, eyebrows: 3, nose: 1, mouth: 5, beard: 2 },
  },
  cleo: {
    ...grounds.cleo,
    clothes: 'rollNeck',
    hairIs: 'ink',
    head: { head: 4, hair: 24 },
    face: { eyes: 23, eyebrows: 9, nose: 5, mouth: 3 },
  },
  dai: {
    ...grounds.dai,
    clothes: 'hoodie',
    hairIs: 'ink',
    head: { head: 1, hair: 8 },
    face: { eyes: 16, eyebrows: 8, nose: 3, mouth: 8, glasses: 1 },
  },
  eva: {
    ...grounds.eva,
    clothes: 'jacket',
    hairIs: 'paper',
    head: { head: 2, hair: 38, earrings: 2 },
    face: { eyes: 15, eyebrows: 12, nose: 2, mouth: 2 },
  },
}
