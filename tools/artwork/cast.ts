import type { Options } from '@dicebear/lorelei'
import type { Character, Ground } from '../../src/site/palette'

type Variant<Part extends keyof Options> =
  NonNullable<Options[Part]> extends (infer Name)[] ? Name : never

/** The part of a portrait that a face swap keeps: skull, hair, jewellery and clothes. */
export interface Head {
  readonly head: Variant<'head'>
  readonly hair: Variant<'hair'>
  readonly hairIs: 'ink' | 'paper'
  readonly earrings?: Variant<'earrings'>
  readonly clothes: 'stripes' | 'shirt' | 'rollNeck' | 'hoodie' | 'jacket'
}

/** The part of a portrait that a face swap replaces. */
export interface Face {
  readonly eyes: Variant<'eyes'>
  readonly eyebrows: Variant<'eyebrows'>
  readonly nose: Variant<'nose'>
  readonly mouth: Variant<'mouth'>
  readonly freckles?: Variant<'freckles'>
  readonly beard?: Variant<'beard'>
  readonly glasses?: Variant<'glasses'>
}

export interface CastMember {
  readonly ground: Ground
  readonly head: Head
  readonly face: Face
}

/** The five characters on the site. Each part of a head or face is a variant in DiceBear's avatar style Lorelei. */
export const cast = {
  ada: {
    ground: 'coral',
    head: { head: 'variant01', hair: 'variant26', hairIs: 'ink', clothes: 'stripes' },
    face: {
      eyes: 'variant21',
      eyebrows: 'variant05',
      nose: 'variant06',
      mouth: 'happy16',
      freckles: 'variant01',
    },
  },
  ben: {
    ground: 'violet',
    head: { head: 'variant03', hair: 'variant39', hairIs: 'ink', clothes: 'shirt' },
    face: {
      eyes: 'variant06',
      eyebrows: 'variant03',
      nose: 'variant01',
      mouth: 'happy05',
      beard: 'variant02',
    },
  },
  cleo: {
    ground: 'mint',
    head: { head: 'variant04', hair: 'variant24', hairIs: 'ink', clothes: 'rollNeck' },
    face: { eyes: 'variant23', eyebrows: 'variant09', nose: 'variant05', mouth: 'happy03' },
  },
  dai: {
    ground: 'amber',
    head: { head: 'variant01', hair: 'variant08', hairIs: 'ink', clothes: 'hoodie' },
    face: {
      eyes: 'variant16',
      eyebrows: 'variant08',
      nose: 'variant03',
      mouth: 'happy08',
      glasses: 'variant01',
    },
  },
  eva: {
    ground: 'sky',
    head: {
      head: 'variant02',
      hair: 'variant38',
      hairIs: 'paper',
      earrings: 'variant02',
      clothes: 'jacket',
    },
    face: { eyes: 'variant15', eyebrows: 'variant12', nose: 'variant02', mouth: 'happy02' },
  },
} as const satisfies Record<Character, CastMember>
