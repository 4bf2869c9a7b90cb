import type { ComponentProps } from 'react'
import { CastImage } from '../../components/CastImage/CastImage'
import { Icon } from '../../components/Icon/Icon'
import { useSite } from '../../i18n/PageProvider'
import { decorative } from '../../lib/imageAttributes'
import * as styles from './Mark.module.css'

/** The mark of the app, as large as an icon in a drawn window. */
export function Mark() {
  return (
    <img
      className={styles.mark}
      loading="lazy"
      src="/mark.svg"
      {...decorative}
      width="64"
      height="64"
    />
  )
}

/** The mark next to the name of the app. */
export function BrandMark() {
  return (
    <div className="row">
      <Mark />
      <bdi className={styles.brand} translate="no">
        {useSite().brand}
      </bdi>
    </div>
  )
}

/** An icon as large as the mark. */
export function IconMark({ name }: Pick<ComponentProps<typeof Icon>, 'name'>) {
  return <Icon name={name} className={styles.mark} />
}

/** The picture of a person in a list of files. */
export function FileMark({ file }: Pick<ComponentProps<typeof CastImage>, 'file'>) {
  return <CastImage className={styles.mark} file={file} />
}
