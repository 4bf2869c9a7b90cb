import type { Character, Field } from '../../site/palette'
import type { Locale } from '../../site/locales'

/** A portrait on a colour field: one half is the head itself, the other half wears the face. */
export interface Scene {
  readonly head: Character
  readonly face: Character
  readonly ground: Field
}

/** The content of a social card. */
export interface Card {
  /** The file's path below the site's root: `/cards/about-de.png`. */
  readonly path: string
  readonly locale: Locale
  readonly scene: Scene
  readonly brand: string
  readonly heading: string
  /** A sentence below the heading; may be empty. */
  readonly lead: string
  /** The page's address as people write it: `facewright.example/about/`. */
  readonly address: string
}
