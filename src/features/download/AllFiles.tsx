import { Disclosure } from '../../components/Disclosure/Disclosure'
import { useMessages } from '../../i18n/PageProvider'
import type { OfferedFiles } from '../../i18n/fragments'
import { systems } from '../../site/systems'
import { Needs } from '../machineCheck/RequirementsSummary'
import { FileLink } from './FileLink'

/** Every system's files, collapsed, for visitors whose device cannot run them but who may choose one by hand. */
export function AllFiles({ files }: { readonly files: OfferedFiles }) {
  const { version, phone, dialog } = useMessages('downloads')
  const { columns, ...requirements } = useMessages('requirements')

  return (
    <div data-for="mobile">
      <Disclosure summary={phone.files}>
        <dl className="stack gap5">
          {systems.map((system) => (
            <div key={system} className="stack">
              <dt className="smallHeading">{version[system]}</dt>
              <dd className="small">
                {`${columns.minimum}: `}
                <Needs needs={requirements[system].minimum} />
              </dd>
              {files
                .filter(({ platform }) => platform === system)
                .map((file) => (
                  <dd key={file.key} className="small">
                    <div>
                      <FileLink file={file} channel="preferred">
                        <bdi>{file.fileName}</bdi>
                      </FileLink>
                    </div>
                    <FileLink file={file} channel="mirror">
                      {dialog.mirror}
                    </FileLink>
                  </dd>
                ))}
            </div>
          ))}
        </dl>
      </Disclosure>
    </div>
  )
}
