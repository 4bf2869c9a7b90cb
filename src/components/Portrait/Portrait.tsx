import type { ComponentProps } from 'react'
import { classNames } from '../../lib/text'
import { cast, type Character } from '../../site/palette'
import { unstyledWidth } from '../Picture/Picture'
import * as styles from './Portrait.module.css'

interface PortraitProps {
  /** The person who provides the hair, clothes and pose. */
  readonly head: Character
  /** The person who provides the eyes, nose, mouth and background colour. */
  readonly face: Character
  /** The alternative text; by default empty, because it would repeat the text next to the portrait. */
  readonly alt?: string
  readonly loading?: 'eager' | 'lazy'
  readonly className?: string | undefined
  /** Whether the swap that the visitor wears replaces the portrait. A head with its own face keeps its own face. */
  readonly wears?: boolean
}

/** A person on a coloured background, with their own face or another person's. */
export function Portrait({ head, face, className, wears, ...image }: PortraitProps) {
  const part = wears && (head === face ? 'head' : 'swap')
  return (
    <div className={classNames(styles.portrait, groundClass(face), className)} data-wears={part}>
      <CastImage file={`${head}-${face}`} {...image} />
    </div>
  )
}

/** A drawing from static/cast, without a background. */
export function CastImage({ file, ...props }: ComponentProps<'img'> & { readonly file: string }) {
  return (
    <img
      loading="lazy"
      src={`/cast/${file}.svg`}
      alt=""
      width={unstyledWidth}
      height={unstyledWidth}
      decoding="async"
      {...props}
    />
  )
}

/** Returns the classes that set the background colour of a person. */
export function groundClass(character: Character): string {
  return `tinted ${cast[character].ground}`
}
