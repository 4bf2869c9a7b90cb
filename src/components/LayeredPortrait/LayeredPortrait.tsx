import { classNames } from '../../lib/text'
import { characters, type Character } from '../../site/palette'
import { fieldClass } from '../Portrait/Portrait'
import * as styles from './LayeredPortrait.module.css'

interface LayeredPortraitProps {
  /** The heads to choose from. */
  readonly heads: readonly Character[]
  readonly className?: string | undefined
}

/**
 * All faces of the cast and the given heads as layers: colour fields, heads, features. CSS shows the combination that is
 * checked in the surrounding `data-swap` element. The names of its radio buttons end in "head" and "face".
 */
export function LayeredPortrait({ heads, className }: LayeredPortraitProps) {
  return (
    <div className={classNames(styles.layers, className)}>
      {characters.map((face) => (
        <span
          key={face}
          className={classNames(styles.layer, styles.field, fieldClass(face))}
          data-face={face}
        />
      ))}
      {heads.map((head) => (
        <Layer key={head} className={styles.head} file={`head-${head}`} head={head} />
      ))}
      {heads.flatMap((head) =>
        characters.map((face) => (
          <Layer
            key={`${head}-${face}`}
            className={styles.face}
            file={`face-${face}`}
            head={head}
            face={face}
          />
        )),
      )}
    </div>
  )
}

interface LayerProps {
  readonly className: string | undefined
  readonly file: string
  readonly head: Character
  readonly face?: Character
}

function Layer({ className, file, head, face }: LayerProps) {
  return (
    <img
      className={classNames(styles.layer, className)}
      data-head={head}
      data-face={face}
      loading="lazy"
      src={`/cast/${file}.svg`}
      alt=""
      width="540"
      height="540"
      decoding="async"
    />
  )
}
