import { useMessages } from '../../i18n/PageProvider'
import type { OfferedFile } from '../../site/releases'
import * as styles from './InstallSteps.module.css'

/** The steps after the download, for the file's platform. */
export function InstallSteps({ file }: { readonly file: OfferedFile }) {
  const messages = useMessages('downloads').moment
  const { open, install, camera } = messages[file.platform === 'mac' ? 'mac' : 'windows']
  return (
    <ol className={styles.steps}>
      {[open, install, camera].map((step) => (
        <li key={step}>{step}</li>
      ))}
    </ol>
  )
}
