import { Icon } from '../../components/Icon/Icon'
import { CastImage } from '../../components/Portrait/Portrait'
import { useCommonMessages, useSite } from '../../i18n/PageProvider'
import { useMessages } from './messages'
import * as styles from './Window.module.css'
import { Mark, Window } from './Window'

/** The drawings of the steps that install the app and the virtual camera, by the key of the step. */
export function useInstallDrawings() {
  const { swap } = useCommonMessages()
  const { drawings } = useMessages('tutorial')
  const { brand } = useSite()
  const downloaded = (file: string) => (
    <Window title={drawings.downloads}>
      <div className={styles.field}>
        <CastImage className={styles.mark} file="eva-eva" />
        {`${swap.names.eva}.jpg`}
      </div>
      <div className={`${styles.field} ${styles.active}`}>
        <Mark />
        <bdi>{file}</bdi>
      </div>
      <div className={styles.field}>
        <CastImage className={styles.mark} file="ben-ben" />
        {`${swap.names.ben}.gif`}
      </div>
    </Window>
  )

  return {
    download: downloaded(drawings.files.download),
    diskImage: downloaded(drawings.files.diskImage),
    run: (
      <Window title={drawings.installer}>
        <div className="row">
          <Mark />
          <bdi className={styles.brand}>{brand}</bdi>
        </div>
        <div className={`${styles.field} ${styles.progress}`} />
      </Window>
    ),
    install: (
      <Window title={drawings.installer}>
        <div className="row">
          <Mark />
          <Icon name="arrow" />
          <span>
            <Icon name="folder" className={styles.mark} />
            {drawings.applications}
          </span>
        </div>
      </Window>
    ),
    program: (
      <Window title={drawings.program}>
        <Icon name="camera" className={styles.mark} />
        <div className={`${styles.field} ${styles.progress}`} />
      </Window>
    ),
    start: (
      <Window title={drawings.controls}>
        <Icon name="camera" className={styles.mark} />
        <div className={`${styles.field} ${styles.short} ${styles.active}`}>
          {drawings.startCamera}
        </div>
      </Window>
    ),
  }
}
