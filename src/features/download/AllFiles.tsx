import { Disclosure } from '../../components/Disclosure/Disclosure'
import { useMessages } from '../../i18n/PageProvider'
import type { OfferedFiles } from '../../site/releases'
import { systems } from '../../site/systems'
import { Needs } from '../machineCheck/RequirementsSummary'
import * as styles from './AllFiles.module.css'

/** Every system's files, collapsed, for visitors whose device cannot run them but who may choose one by hand. */
export function AllFiles({ files }: { readonly files: OfferedFiles }) {
  const { version, phone, dialog } = useMessages('downloads')
  const { columns, ...requirements } = useMessages('requirements')
  return (
    <div data-for="mobile">
      <Disclosure summary={phone.files}>
        <dl className={styles.systems}>
          {systems.map((system) => (
            <div key={system} className={styles.system}>
              <dt className={styles.name}>{version[system]}</dt>
              <dd className={styles.needs}>
                {`${columns.minimum}: `}
                <Needs needs={requirements[system].minimum} />
              </dd>
              {files
                .filter(({ platform }) => platform === system)
                .map((file) => (
                  <dd key={file.key} className={styles.links}>
                    <Download file={file} channel="preferred" label={file.fileName} />
                    <Download file={file} channel="mirror" label={dialog.mirror} />
                  </dd>
                ))}
            </div>
          ))}
        </dl>
      </Disclosure>
    </div>
  )
}

interface DownloadProps {
  readonly file: OfferedFiles[number]
  readonly channel: 'preferred' | 'mirror'
  readonly label: string
}

function Download({ file, channel, label }: DownloadProps) {
  const url = file.channels[channel]
  if (!url) return null
  return (
    <a href={url} data-download={file.key}>
      <bdi>{label}</bdi>
    </a>
  )
}
