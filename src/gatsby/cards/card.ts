import type { Character, Field } from '../../site/palette'
import type { Locale } from '../../site/locales'

/** A portrait on a colour field: one half shows the head, the other half the head with the face. */
export interface Scene {
  readonly head: Character
  readonly face: Character
  readonly ground: Field
}

/** The content of a social card. */
export interface Card {
  /** The site-relative path: `/cards/about-de.png`. */
  readonly path: string
  readonly locale: Locale
  readonly scene: Scene
  readonly brand: string
  readonly heading: string
  /** A sentence below the heading; may be empty. */
  readonly lead: string
  /** The URL of the page without its scheme: `facewright.example/about/`. */
  readonly address: string
}
