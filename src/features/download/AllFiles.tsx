import { Disclosure } from '../../components/Disclosure/Disclosure'
import { useMessages } from '../../i18n/PageProvider'
import type { OfferedFiles } from '../../i18n/fragments'
import { systems } from '../../site/systems'
import { Needs } from '../machineCheck/RequirementsSummary'

const channels = ['preferred', 'mirror'] as const

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
                    {channels.map(
                      (channel) =>
                        file.channels[channel] && (
                          <a
                            key={channel}
                            className="quiet"
                            href={file.channels[channel]}
                            data-download={file.key}
                          >
                            <bdi>{channel === 'mirror' ? dialog.mirror : file.fileName}</bdi>
                          </a>
                        ),
                    )}
                  </dd>
                ))}
            </div>
          ))}
        </dl>
      </Disclosure>
    </div>
  )
}
