import { Copyable } from '../../components/Copyable/Copyable'
import { Details } from '../../components/Details/Details'
import { FileLink } from '../../features/download/FileLink'
import { LinkRow } from '../../features/download/LinkRow'
import type { OfferedFile, OfferedFiles } from '../../i18n/fragments'
import { fileMessages } from '../../lib/messages'
import { otherChannels } from '../../site/releases'
import { useMessages } from './messages'

interface DirectLinksProps {
  readonly file: OfferedFile
  /** The full installer, if the file is only a downloader. */
  readonly installer: OfferedFile | undefined
}

export function DirectLinks({ file, installer }: DirectLinksProps) {
  const { card } = useMessages('download')
  const { mirror, copyCommand, copied } = useMessages('downloads').dialog

  return (
    <div className="stack gap2 small">
      <LinkRow>
        <FileLink file={file} channel="mirror">
          {mirror}
        </FileLink>{' '}
        {installer && (
          <FileLink file={installer} channel="preferred">
            {card.fullInstaller}
          </FileLink>
        )}
      </LinkRow>
      {file.packageCommand && (
        <Copyable text={file.packageCommand} label={copyCommand} copied={copied} />
      )}
    </div>
  )
}

export function OtherWays({ files }: { readonly files: OfferedFiles }) {
  const messages = useMessages('download')
  const { channels } = useMessages('downloads')
  const offered = otherChannels.filter((channel) => files.some((file) => file.channels[channel]))
  if (offered.length === 0) return null

  return (
    <Details summary={messages.card.otherWays}>
      <dl className="stack small">
        {offered.map((channel) => (
          <div key={channel}>
            <dt>
              <strong>{channels[channel].name}</strong>
            </dt>
            <dd>{channels[channel].text}</dd>
            {files.map(
              (file) =>
                file.channels[channel] && (
                  <dd key={file.key}>
                    <FileLink file={file} channel={channel}>
                      {fileMessages(messages, file).name}
                    </FileLink>
                  </dd>
                ),
            )}
          </div>
        ))}
      </dl>
    </Details>
  )
}
