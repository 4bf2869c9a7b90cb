import type { ComponentProps } from 'react'
import type { Swap } from '../../lib/sharedSwap'
import { classNames } from '../../lib/text'
import { cast, type Character } from '../../site/palette'
import * as styles from './Portrait.module.css'

/** The width of an image if the style sheet does not load: narrower than a phone. Otherwise, only the ratio matters. */
export const unstyledWidth = 240

/** `head` provides the hair, clothes and pose, `face` the eyes, nose, mouth and background colour. */
interface PersonProps extends Swap, Omit<ComponentProps<'img'>, 'ref'> {
  /** Whether the face that the visitor wears replaces the face. */
  readonly wears?: boolean
}

export function Portrait({ className, ...person }: PersonProps) {
  const { face, wears = true } = person
  return (
    <div
      className={classNames(styles.portrait, wears && styles.wears, groundClass(face), className)}
    >
      <Person {...person} />
    </div>
  )
}

/** A person without a background. */
export function Person({ head, face, wears = true, className, ...image }: PersonProps) {
  return (
    <CastImage
      file={`${head}-${face}`}
      // The class provides the drawing of this person with the face that the visitor wears.
      className={classNames(className, wears && cast[head].ground)}
      data-wears={wears || undefined}
      {...image}
    />
  )
}

interface PeopleProps extends Pick<PersonProps, 'className' | 'loading'> {
  readonly heads: readonly Character[]
}

/** People next to each other. Each has the face of the previous person, and the first has that of the last. */
export function People({ heads, className, loading }: PeopleProps) {
  return (
    <div className={classNames('screenOnly', className)}>
      {heads.map((head, index) => (
        <Person key={head} head={head} face={heads.at(index - 1) ?? head} loading={loading} />
      ))}
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
