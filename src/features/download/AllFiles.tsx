import { Fragment, type ComponentType } from 'react'
import { Details } from '../../components/Details/Details'
import { InlineRequirements } from '../../components/InlineRequirements/InlineRequirements'
import type { OfferedFile, OfferedFiles } from '../../i18n/fragments'
import { isMainFile, otherChannels } from '../../site/releases'
import { systems } from '../../site/systems'
import { FileLink } from './FileLink'
import { LinkRow } from './LinkRow'
import { useMessages } from './messages'

interface AllFilesProps {
  readonly files: OfferedFiles
  /** The installation steps, on pages that load them anyway. */
  readonly steps?: ComponentType<{ readonly file: OfferedFile }>
}

/** Every system's files, collapsed, for visitors whose device cannot run them but who may choose one by hand. */
export function AllFiles({ files, steps: Steps }: AllFilesProps) {
  const { version, phone, dialog } = useMessages('downloads')
  const { columns, ...requirements } = useMessages('requirements')

  return (
    <div data-for="mobile">
      <Details summary={phone.files}>
        <dl className="stack gap5">
          {systems.map((system) => {
            const main = files.find(isMainFile(system))
            const offered = files.filter(({ platform }) => platform === system)

            return (
              <div key={system} className="stack">
                <dt className="smallHeading">{version[system]}</dt>
                <dd className="small">
                  {`${columns.minimum}: `}
                  <InlineRequirements requirements={requirements[system].minimum} />
                </dd>
                {offered.map((file) => (
                  <dd key={file.key} className="small">
                    <FileLinks file={file} />
                  </dd>
                ))}
                {main && Steps && (
                  <dd className="small">
                    <Details summary={dialog.next}>
                      <Steps file={main} />
                    </Details>
                  </dd>
                )}
              </div>
            )
          })}
        </dl>
      </Details>
    </div>
  )
}

/** Links to a file through every channel. */
function FileLinks({ file }: { readonly file: OfferedFile }) {
  const { channels } = useMessages('downloads')

  return (
    <>
      <div>
        <FileLink file={file} channel="preferred">
          <bdi translate="no">{file.fileName}</bdi>
        </FileLink>
      </div>
      <LinkRow>
        {otherChannels.map((channel) => (
          <Fragment key={channel}>
            <FileLink file={file} channel={channel}>
              {channels[channel].name}
            </FileLink>{' '}
          </Fragment>
        ))}
      </LinkRow>
    </>
  )
}
