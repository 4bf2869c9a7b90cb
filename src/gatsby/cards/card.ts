import type { Character, Field } from '../../site/palette'
import type { Locale } from '../../site/locales'
import type { Route } from '../../site/routes'

/** What a social card shows. */
export interface Card {
  readonly locale: Locale
  readonly route: Route
  readonly brand: string
  readonly heading: string
  /** A sentence below the heading; empty where the page has none. */
  readonly lead: string
  /** The page's address as people write it: `facewright.example/about/`. */
  readonly address: string
}

/** Who stands on the card of a page: one head before and after it gets another's face, on a third one's colour. */
export interface Scene {
  readonly head: Character
  readonly face: Character
  readonly ground: Field
}

/** The scene of every page; home and the pages with a portrait show the one that opens the page. */
export const scenes: Readonly<Record<Route, Scene>> = {
  home: { head: 'cleo', face: 'ben', ground: 'amber' },
  about: { head: 'cleo', face: 'ada', ground: 'sky' },
  price: { head: 'eva', face: 'cleo', ground: 'amber' },
  refund: { head: 'ben', face: 'cleo', ground: 'coral' },
  credits: { head: 'dai', face: 'eva', ground: 'violet' },
  privacy: { head: 'eva', face: 'ada', ground: 'mint' },
  service: { head: 'dai', face: 'ben', ground: 'sky' },
  download: { head: 'ben', face: 'dai', ground: 'mint' },
  tutorial: { head: 'ada', face: 'cleo', ground: 'violet' },
}
