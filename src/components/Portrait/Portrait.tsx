import type { ComponentProps } from 'react'
import { classNames } from '../../lib/text'
import { cast, type Character } from '../../site/palette'
import { Icon } from '../Icon/Icon'
import * as styles from './Portrait.module.css'

/** The width of an image if the style sheet does not load: narrower than a phone. Otherwise, only the ratio matters. */
export const unstyledWidth = 240

/**
 * The attributes of a decorative image. The text browser w3m prints the file name of an image whose `alt` is empty, but
 * not if it is a space. `aria-hidden` keeps the space from screen readers, and the image from reader modes.
 */
export const decorative = { alt: ' ', 'aria-hidden': true } as const

/** `head` provides the hair, clothes and pose, `face` the eyes, nose, mouth and background colour. */
interface PersonProps extends Omit<ComponentProps<'img'>, 'ref'> {
  readonly head: Character
  readonly face?: Character | undefined
  /** Whether the face that the visitor wears replaces the face. */
  readonly wears?: boolean
}

export function Portrait({ className, ...person }: PersonProps) {
  const { head, face = head, wears = true } = person

  return (
    <div
      className={classNames(styles.portrait, wears && styles.wears, groundClass(face), className)}
    >
      <Person {...person} />
    </div>
  )
}

/** A person without a background, and without a `face` until the visitor wears one. */
export function Person({ head, face, wears = true, className, ...image }: PersonProps) {
  return (
    <CastImage
      file={face ? `${head}-${face}` : `head-${head}`}
      // The class provides the drawing of this person with the face that the visitor wears.
      className={classNames(className, wears && cast[head].ground)}
      data-wears={wears || undefined}
      {...image}
    />
  )
}

export interface FacelessProps
  extends Partial<ComponentProps<typeof Icon>>, Pick<PersonProps, 'head' | 'face'> {
  /** Whether the face is uncovered once the person is shown. Otherwise, style sheets decide when it is visible. */
  readonly isFaceArriving?: boolean
}

/** A person who has no face yet, with an icon in its place. The person with `face` is in front of both. */
export function Faceless({ head, face, name, className, isFaceArriving }: FacelessProps) {
  return (
    <div className={classNames(styles.faceless, className)} aria-hidden="true">
      <CastImage file={`head-${head}`} />
      {name && <Icon name={name} className={styles.icon} />}
      {face && (
        <Person head={head} face={face} className={isFaceArriving ? styles.arriving : undefined} />
      )}
    </div>
  )
}

/** A drawing from static/cast, without a background. Without `alt`, it is decorative. */
export function CastImage({
  file,
  alt,
  ...props
}: ComponentProps<'img'> & { readonly file: string }) {
  return (
    <img
      loading="lazy"
      src={`/cast/${file}.svg`}
      {...(alt ? { alt } : decorative)}
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
