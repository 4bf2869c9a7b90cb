import { classNames } from '../../lib/text'
import { cast, type Character } from '../../site/palette'
import * as styles from './Portrait.module.css'

interface PortraitProps {
  /** Whose hair, clothes and pose. */
  readonly head: Character
  /** Whose eyes, nose and mouth; the field takes this one's colour. */
  readonly face: Character
  /** The alternative text; empty if the text next to the picture says the same. */
  readonly alt: string
  readonly loading?: 'eager' | 'lazy'
  readonly className?: string | undefined
}

/** A character on a colour field, with their own face or another's. */
export function Portrait({ head, face, alt, loading = 'lazy', className }: PortraitProps) {
  return (
    <div className={classNames(styles.portrait, fieldClass(face), className)}>
      <img
        loading={loading}
        src={`/cast/${head}-${face}.svg`}
        alt={alt}
        width="540"
        height="540"
        decoding="async"
      />
    </div>
  )
}

/** The class that sets the background to a character's colour field. */
export function fieldClass(character: Character): string | undefined {
  return styles[cast[character].field]
}
