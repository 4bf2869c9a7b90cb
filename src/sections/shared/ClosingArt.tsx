import { Person, Portrait } from '../../components/Portrait/Portrait'
import { classNames } from '../../lib/text'
import { characters, type Character } from '../../site/palette'
import * as styles from './ClosingArt.module.css'

interface CroppedHeadProps {
  readonly head: Character
  readonly face: Character
}

/** A drawing of a head that is larger than its section. The section crops the head. */
export function CroppedHead({ head, face }: CroppedHeadProps) {
  return (
    <div className={classNames('screenOnly', styles.art, styles.head)}>
      <Person head={head} face={face} />
    </div>
  )
}

export function CastRow() {
  return (
    <div className={classNames('screenOnly', styles.art, styles.cast)}>
      {characters.map((head, index) => (
        <Person key={head} head={head} face={characters.at(index - 1) ?? head} />
      ))}
    </div>
  )
}

/** A film strip across the window. The frames in the first half show a swap; the others show the original face. */
export function FilmStrip() {
  return (
    <div className={classNames('screenOnly', styles.art, styles.film)}>
      {[1, 2, 3, 4, 5, 6, 7, 8].map((frame) => (
        <Portrait key={frame} head="cleo" face={frame < 5 ? 'ben' : 'cleo'} wears={frame < 5} />
      ))}
    </div>
  )
}
