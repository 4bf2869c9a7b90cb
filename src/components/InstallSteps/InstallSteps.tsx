import { useMessages } from '../../i18n/PageProvider'
import { fillPlaceholders } from '../../lib/text'
import type { OfferedFile } from '../../site/releases'
import * as styles from './InstallSteps.module.css'
import { MacPrompt, WindowsPrompt } from './SystemPrompt'

/** The steps after the download, with a drawing of the system's security prompt. */
export function InstallSteps({ file }: { readonly file: OfferedFile }) {
  const { windows, mac } = useMessages('downloads').moment
  if (file.platform === 'mac') {
    return (
      <ol className={styles.steps}>
        <li>{mac.open}</li>
        <li>
          {mac.install}
          <MacPrompt file={file} />
        </li>
        <li>{mac.camera}</li>
      </ol>
    )
  }
  return (
    <ol className={styles.steps}>
      <li>
        {file.publisher
          ? fillPlaceholders(windows.openSigned, { publisher: file.publisher })
          : windows.open}
        <WindowsPrompt file={file} />
      </li>
      <li>{windows.install}</li>
      <li>{windows.camera}</li>
    </ol>
  )
}
