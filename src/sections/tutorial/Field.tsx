import type { PropsWithChildren } from 'react'
import { classNames } from '../../lib/text'
import * as styles from './Field.module.css'

interface FieldProps extends PropsWithChildren {
  /** `bdi` for a text that is the same in every language, such as an address; `span` for a digit. */
  readonly as?: 'bdi' | 'div' | 'span'
  /** Whether the content is short, and so in the middle. */
  readonly isShort?: boolean
  /** Whether it is what the visitor uses in this step. */
  readonly isActive?: boolean
  /** Whether it is a bar that shows the progress of an installation. */
  readonly isProgress?: boolean
}

/** A field, a button or a file in a drawn window. */
export function Field({ as: Tag = 'div', isShort, isActive, isProgress, children }: FieldProps) {
  const classes = classNames(
    styles.field,
    isShort && styles.short,
    isActive && styles.active,
    isProgress && styles.progress,
  )

  return <Tag className={classes}>{children}</Tag>
}
