import type { ComponentProps } from 'react'
import { classNames } from '../../lib/text'
import { cast, groundClass, type Character } from '../../site/palette'
import { CastImage } from '../CastImage/CastImage'
import { Icon } from '../Icon/Icon'
import * as styles from './Portrait.module.css'

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

export interface FacelessProps extends Pick<PersonProps, 'head' | 'face' | 'className'> {
  /** The icon in the place of the face. */
  readonly name?: ComponentProps<typeof Icon>['name'] | undefined
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
