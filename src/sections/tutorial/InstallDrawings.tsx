import { Icon } from '../../components/Icon/Icon'
import { useCommonMessages } from '../../i18n/PageProvider'
import type { Messages } from '../../lib/messages'
import { DrawnWindow } from './DrawnWindow'
import { Field } from './Field'
import { BrandMark, FileMark, IconMark, Mark } from './Mark'
import { useMessages } from './messages'

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
    <DrawnWindow title={drawings.downloads}>
      <Field>
        <FileMark file="eva-eva" />
        {`${names.eva}.jpg`}
      </Field>
      <Field isActive>
        <Mark />
        <bdi translate="no">{drawings.files[file]}</bdi>
      </Field>
      <Field>
        <FileMark file="ben-ben" />
        {`${names.ben}.gif`}
      </Field>
    </DrawnWindow>
  )
}

/** The installer on Windows, which shows its progress. */
function InstallerProgress() {
  return (
    <DrawnWindow title={useMessages('tutorial').drawings.installer}>
      <BrandMark />
      <Field isProgress />
    </DrawnWindow>
  )
}

/** The disk image on a Mac, from which the app is dragged into the folder of the applications. */
function InstallerFolder() {
  const { drawings } = useMessages('tutorial')

  return (
    <DrawnWindow title={drawings.installer}>
      <div className="row">
        <Mark />
        <Icon name="arrow" />
        <span>
          <IconMark name="folder" />
          {drawings.applications}
        </span>
      </div>
    </DrawnWindow>
  )
}

/** The installer of the program that provides the virtual camera. */
function ProgramInstaller() {
  return (
    <DrawnWindow title={useMessages('tutorial').drawings.program}>
      <IconMark name="camera" />
      <Field isProgress />
    </DrawnWindow>
  )
}

function CameraControls() {
  const { drawings } = useMessages('tutorial')

  return (
    <DrawnWindow title={drawings.controls}>
      <IconMark name="camera" />
      <Field isShort isActive>
        {drawings.startCamera}
      </Field>
    </DrawnWindow>
  )
}
