import type { Swap } from '../../lib/sharedSwap'

export type Mode = 'fast' | 'pro' | 'expert'

/** What the app shows: whose head, with whose face, in which mode. */
export interface AppPicture extends Swap {
  readonly mode: Mode
}

/** From one (least) to three (most). */
export type MeterLevel = 1 | 2 | 3

/** The modes are compared by the same swap. */
const modePicture = <M extends Mode>(mode: M) => ({ head: 'dai', face: 'cleo', mode }) as const

/**
 * The steps next to the drawing of the app, in the order of the page: three uses, the heading of the modes, and the
 * modes. `id` is the fragment of a step and the key of its strings. While the visitor reads a step, the app shows its
 * picture.
 */
export const steps = [
  { id: 'live', kind: 'use', picture: { head: 'cleo', face: 'ada', mode: 'pro' } },
  { id: 'image', kind: 'use', picture: { head: 'dai', face: 'eva', mode: 'pro' } },
  { id: 'video', kind: 'use', picture: { head: 'eva', face: 'dai', mode: 'pro' } },
  { id: 'modes', kind: 'heading', picture: modePicture('fast') },
  {
    id: 'fast',
    kind: 'mode',
    picture: modePicture('fast'),
    levels: { quality: 1, speed: 3, resources: 1 },
  },
  {
    id: 'pro',
    kind: 'mode',
    picture: modePicture('pro'),
    levels: { quality: 2, speed: 2, resources: 2 },
  },
  {
    id: 'expert',
    kind: 'mode',
    picture: modePicture('expert'),
    levels: { quality: 3, speed: 1, resources: 3 },
  },
] as const

export type Step = (typeof steps)[number]

/** A step of one kind, or of several. */
export type StepOf<Kind extends Step['kind']> = Extract<Step, { readonly kind: Kind }>

/** The ids of the steps, in the order of the page. */
export const stepIds = steps.map(({ id }) => id)

/** The picture that the app shows without scripts, and until the visitor has come to the second step. */
export const initialPicture: AppPicture = steps[0].picture
