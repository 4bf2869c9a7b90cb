import type { ComponentProps } from 'react'
import { classNames } from '../../lib/text'
import { cast, type Character } from '../../site/palette'
import * as styles from './Portrait.module.css'

interface PortraitProps {
  /** The person with the hair, clothes and pose. */
  readonly head: Character
  /** The person with the eyes, nose, mouth and background colour. */
  readonly face: Character
  /** The alternative text; empty if it would repeat the text next to the portrait. */
  readonly alt: string
  readonly loading?: 'eager' | 'lazy'
  readonly className?: string | undefined
  /** What replaces it while the visitor wears a swap. */
  readonly wears?: 'swap' | 'head'
}

/** A person on a colour field, with their own face or another one. */
export function Portrait({ head, face, alt, loading = 'lazy', className, wears }: PortraitProps) {
  return (
    <div className={classNames(styles.portrait, fieldClass(face), className)} data-wears={wears}>
      <CastImage file={`${head}-${face}`} alt={alt} loading={loading} />
    </div>
  )
}

/** A drawing of the cast without a background. */
export function CastImage({ file, ...props }: ComponentProps<'img'> & { readonly file: string }) {
  return (
    <img
      loading="lazy"
      src={`/cast/${file}.svg`}
      alt=""
      width="540"
      height="540"
      decoding="async"
      {...props}
    />
  )
}

/** Returns the class for the background colour of a person. */
export function fieldClass(character: Character): string | undefined {
  return styles[cast[character].field]
}
