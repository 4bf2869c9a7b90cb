import { classNames } from '../../lib/text'
import { cast, characters, groundClass, type Character } from '../../site/palette'
import { CastImage } from '../CastImage/CastImage'
import * as styles from './LayeredPortrait.module.css'

interface LayeredPortraitProps {
  readonly heads: readonly Character[]
  readonly faces?: readonly Character[]
  /**
   * Where the visitor chooses faces, from where new ones come: beside the portrait, from these windows on, or in front of
   * the start of a wide portrait. By default, below it.
   */
  readonly choice?: 'besideOnTablets' | 'besideOnDesktops' | 'inFront'
  /** Whether nothing moves until the ancestor with `data-swap` also has `data-moved`. */
  readonly isStillAtFirst?: boolean
  /** Whether Eva moves as in a video. */
  readonly isMoving?: boolean
  /** Classes for the layers of each kind. */
  readonly layers?: Readonly<Partial<Record<'tint' | 'head' | 'face', string>>>
  readonly className?: string | undefined
}

/** Layers of heads and faces. CSS shows those whose radio button (named `…head`, `…face`) in `data-swap` is checked. */
export function LayeredPortrait(props: LayeredPortraitProps) {
  const {
    heads,
    faces = characters,
    choice,
    isStillAtFirst,
    isMoving,
    layers = {},
    className,
  } = props
  const classes = classNames(
    styles.layers,
    choice && styles[choice],
    isStillAtFirst && styles.stillAtFirst,
    isMoving && styles.moving,
    className,
  )

  return (
    <div className={classes}>
      {faces.map((face) => (
        <span
          key={face}
          className={classNames(styles.layer, styles.tint, groundClass(face), layers.tint)}
          data-face={face}
        />
      ))}
      {heads.map((head) => (
        <CastImage
          key={head}
          className={classNames(styles.layer, styles.head, layers.head)}
          file={`head-${head}`}
          data-head={head}
        />
      ))}
      {faces.map((face) => (
        <CastImage
          key={face}
          className={classNames(styles.layer, styles.face, cast[face].ground, layers.face)}
          file={`face-${face}`}
          data-face={face}
        />
      ))}
    </div>
  )
}

/** Lets the next faces of a portrait come from the middle of an element, such as the button that chooses them. */
export function letFacesComeFrom(origin: Element, portrait: HTMLElement): void {
  const picture = portrait.querySelector('img')
  if (!picture) return

  const from = origin.getBoundingClientRect()
  const to = picture.getBoundingClientRect()
  const right = from.left + from.width / 2 - (to.left + to.width / 2)
  const down = from.top + from.height / 2 - (to.top + to.height / 2)

  portrait.style.setProperty('--from', `${right}px ${down}px`)
}
