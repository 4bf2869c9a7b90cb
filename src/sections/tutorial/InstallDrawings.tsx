import { Icon } from '../../components/Icon/Icon'
import { CastImage } from '../../components/Portrait/Portrait'
import { useCommonMessages, useMessages, useSite } from '../../i18n/PageProvider'
import { classNames } from '../../lib/text'
import * as styles from './StepDrawing.module.css'
import { Mark, Window } from './Window'

/** Step one: a downloaded file in a list of files. */
export function FileList({ file }: { readonly file: 'download' | 'diskImage' }) {
  const { navigation, swap } = useCommonMessages()
  const { files } = useMessages('tutorial').drawings
  return (
    <Window title={navigation.download}>
      <div className={styles.field}>
        <CastImage className={styles.mark} file="eva-eva" />
        {swap.names.eva}
      </div>
      <div className={classNames(styles.field, styles.active)}>
        <Mark />
        <bdi>{files[file]}</bdi>
      </div>
      <div className={styles.field}>
        <CastImage className={styles.mark} file="ben-ben" />
        {swap.names.ben}
      </div>
    </Window>
  )
}

export function Installer() {
  return (
    <Window title={useMessages('tutorial').install.run.title}>
      <div className="row">
        <Mark />
        <bdi className={styles.brand}>{useSite().brand}</bdi>
      </div>
      <div className={classNames(styles.field, styles.progress)} />
    </Window>
  )
}

export function Applications() {
  return (
    <Window title={useMessages('tutorial').mac.install.title}>
      <div className="row">
        <Mark />
        <Icon name="arrow" />
        <span>
          <Icon name="folder" className={styles.mark} />
          {useMessages('tutorial').drawings.applications}
        </span>
      </div>
    </Window>
  )
}
