import { Icon } from '../../components/Icon/Icon'
import { CastImage } from '../../components/Portrait/Portrait'
import { useCommonMessages, useSite } from '../../i18n/PageProvider'
import type { Messages } from '../../lib/messages'
import { useMessages } from './messages'
import * as styles from './Window.module.css'
import { Mark, Window } from './Window'

/** The drawings of the steps that install the app and the virtual camera, by the key of the step. */
export const installDrawings = {
  download: <DownloadsFolder file="download" />,
  diskImage: <DownloadsFolder file="diskImage" />,
  run: <InstallerProgress />,
  install: <InstallerFolder />,
  program: <ProgramInstaller />,
  start: <CameraControls />,
}

interface DownloadsFolderProps {
  /** The key of the name of the downloaded file. */
  readonly file: keyof Messages['tutorial']['drawings']['files']
}

/** The folder of the downloads, in which the installer is chosen. */
function DownloadsFolder({ file }: DownloadsFolderProps) {
  const { names } = useCommonMessages().swap
  const { drawings } = useMessages('tutorial')

  return (
    <Window title={drawings.downloads}>
      <div className={styles.field}>
        <CastImage className={styles.mark} file="eva-eva" />
        {`${names.eva}.jpg`}
      </div>
      <div className={`${styles.field} ${styles.active}`}>
        <Mark />
        <bdi>{drawings.files[file]}</bdi>
      </div>
      <div className={styles.field}>
        <CastImage className={styles.mark} file="ben-ben" />
        {`${names.ben}.gif`}
      </div>
    </Window>
  )
}

/** The installer on Windows, which shows its progress. */
function InstallerProgress() {
  return (
    <Window title={useMessages('tutorial').drawings.installer}>
      <div className="row">
        <Mark />
        <bdi className={styles.brand}>{useSite().brand}</bdi>
      </div>
      <Progress />
    </Window>
  )
}

/** The disk image on a Mac, from which the app is dragged into the folder of the applications. */
function InstallerFolder() {
  const { drawings } = useMessages('tutorial')

  return (
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
  )
}

/** The installer of the program that provides the virtual camera. */
function ProgramInstaller() {
  return (
    <Window title={useMessages('tutorial').drawings.program}>
      <Icon name="camera" className={styles.mark} />
      <Progress />
    </Window>
  )
}

function CameraControls() {
  const { drawings } = useMessages('tutorial')

  return (
    <Window title={drawings.controls}>
      <Icon name="camera" className={styles.mark} />
      <div className={`${styles.field} ${styles.short} ${styles.active}`}>
        {drawings.startCamera}
      </div>
    </Window>
  )
}

function Progress() {
  return <div className={`${styles.field} ${styles.progress}`} />
}
