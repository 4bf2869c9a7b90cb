import { classNames } from '../../lib/text'
import { cast, characters, type Character } from '../../site/palette'
import { CastImage, groundClass } from '../Portrait/Portrait'
import * as styles from './LayeredPortrait.module.css'

interface LayeredPortraitProps {
  readonly heads: readonly Character[]
  readonly faces?: readonly Character[]
  readonly className?: string | undefined
}

/** Layers of heads and faces. CSS shows those whose radio button (named `…head`, `…face`) in `data-swap` is checked. */
export function LayeredPortrait({ heads, faces = characters, className }: LayeredPortraitProps) {
  return (
    <div className={classNames(styles.layers, className)}>
      {faces.map((face) => (
        <span
          key={face}
          className={classNames(styles.layer, styles.tint, groundClass(face))}
          data-face={face}
        />
      ))}
      {heads.map((head) => (
        <CastImage
          key={head}
          className={classNames(styles.layer, styles.head)}
          file={`head-${head}`}
          data-head={head}
        />
      ))}
      {faces.map((face) => (
        <CastImage
          key={face}
          className={classNames(styles.layer, styles.face, cast[face].ground)}
          file={`face-${face}`}
          data-face={face}
        />
      ))}
    </div>
  )
}
