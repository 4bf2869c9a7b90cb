import { cast, type Character } from '../../site/palette'
import * as styles from './Portrait.module.css'

/** The class that gives an element the colour field of one of the cast. */
export function fieldClass(character: Character): string | undefined {
  return styles[cast[character].field]
}
