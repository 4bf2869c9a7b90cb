import type { PropsWithChildren, Ref } from 'react'
import { Faceless, type FacelessProps } from '../../components/Portrait/Portrait'
import { needsApp } from '../../lib/enhancements'
import { classNames } from '../../lib/text'
import { computers } from '../../site/dataFor'
import { groundClass, type Character } from '../../site/palette'
import * as styles from './Band.module.css'

interface BandProps extends PropsWithChildren {
  /** The person on the drawn screen. */
  readonly person: FacelessProps
  /** For a verdict: its colour, and what gets the element, to focus it. Without it, the band is the offer of a check. */
  readonly verdict?: { readonly ground: Character; readonly ref: Ref<HTMLDivElement> }
}

/** The offer to check the computer, and the verdict that replaces it: a message next to a person on a screen. */
export function Band({ person, verdict, children }: BandProps) {
  const attributes = verdict
    ? {
        className: classNames(styles.verdict, groundClass(verdict.ground)),
        ref: verdict.ref,
        tabIndex: -1,
      }
    : { ...needsApp(styles.offer), 'data-for': computers }

  return (
    <div {...attributes}>
      <Faceless key={person.face} {...person} className={styles.screen} />
      <div className={styles.message}>{children}</div>
    </div>
  )
}
