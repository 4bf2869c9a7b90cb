import { Disclosure } from '../../components/Disclosure/Disclosure'
import { useMessages } from '../../i18n/PageProvider'
import type { OfferedFiles } from '../../i18n/fragments'
import { systems } from '../../site/systems'
import { Needs } from '../machineCheck/RequirementsSummary'

/** Every system's files, collapsed, for visitors whose device cannot run them but who may choose one by hand. */
export function AllFiles({ files }: { readonly files: OfferedFiles }) {
  const { version, phone, dialog } = useMessages('downloads')
  const { columns, ...requirements } = useMessages('requirements')
  return (
    <div data-for="mobile">
      <Disclosure summary={phone.files}>
        <dl className="stack gap5">
          {systems.map((system) => (
            <div key={system} className="stack gap2">
              <dt className="smallHeading">{version[system]}</dt>
              <dd className="small">
                {`${columns.minimum}: `}
                <Needs needs={requirements[system].minimum} />
              </dd>
              {files
                .filter(({ platform }) => platform === system)
                .map((file) => (
                  <dd key={file.key} className="row small">
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
    <a className="quiet" href={url} data-download={file.key}>
      <bdi>{label}</bdi>
    </a>
  )
}
