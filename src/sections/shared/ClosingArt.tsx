import { Person } from '../../components/Portrait/Portrait'
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
