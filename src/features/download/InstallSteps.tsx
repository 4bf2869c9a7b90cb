import type { ReactNode } from 'react'
import { useMessages } from '../../i18n/PageProvider'
import { fillPlaceholders } from '../../lib/text'
import type { OfferedFile } from '../../i18n/fragments'
import { isSystem, type System } from '../../site/systems'
import { Url } from '../../components/Url/Url'
import { SystemPrompt } from './SystemPrompt'
import * as styles from './InstallSteps.module.css'

interface InstallStepsProps {
  readonly file: OfferedFile
}

export function InstallSteps({ file }: InstallStepsProps) {
  if (!isSystem(file.platform)) return null
  const Steps = stepsOf[file.platform]
  return (
    <ol className={styles.steps}>
      <Steps file={file} />
    </ol>
  )
}

/** The steps on Windows. If the publisher is known, a drawing of the SmartScreen prompt highlights the publisher. */
function WindowsSteps({ file: { fileName, publisher } }: InstallStepsProps) {
  const { dialog, prompt } = useMessages('downloads')
  const { open, openSigned, install, camera } = dialog.windows
  const { title, moreInfo, publisher: publisherLabel, ...props } = prompt.windows
  return (
    <>
      <li>
        {publisher ? fillPlaceholders(openSigned, { publisher }) : open}
        {publisher && (
          <SystemPrompt {...props}>
            <strong>{title}</strong>
            <u>{moreInfo}</u>
            <bdi dir="ltr">{fileName}</bdi>
            <mark className={styles.mark}>
              {publisherLabel}
              <bdi>{publisher}</bdi>
            </mark>
          </SystemPrompt>
        )}
      </li>
      <li>{install}</li>
      <li>{camera}</li>
    </>
  )
}

/** The steps on macOS, with a drawing of the Gatekeeper prompt that highlights the download host. */
function MacSteps({ file }: InstallStepsProps) {
  const { dialog, prompt } = useMessages('downloads')
  const { title, open, cancel, ...props } = prompt.mac
  const { preferred } = file.channels
  return (
    <>
      <li>{dialog.mac.open}</li>
      <li>
        {dialog.mac.install}
        <SystemPrompt {...props}>
          <strong>{title}</strong>
          {preferred && (
            <mark className={styles.mark}>
              <bdi>
                <Url text={new URL(preferred).host} />
              </bdi>
            </mark>
          )}
          <span className="row gap2">
            <span className={styles.choice}>{cancel}</span>
            <span className={styles.choice}>{open}</span>
          </span>
        </SystemPrompt>
      </li>
      <li>{dialog.mac.camera}</li>
    </>
  )
}

const stepsOf: Record<System, (props: InstallStepsProps) => ReactNode> = {
  windows: WindowsSteps,
  mac: MacSteps,
}
