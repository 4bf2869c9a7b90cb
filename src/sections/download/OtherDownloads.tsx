import { Disclosure } from '../../components/Disclosure/Disclosure'
import { FileFacts } from '../../features/download/FileFacts'
import { useMessages } from '../../i18n/PageProvider'
import { fileNames } from '../../lib/messages'
import type { OfferedFiles } from '../../i18n/fragments'
import { otherChannels } from '../../site/releases'
import * as styles from './OtherDownloads.module.css'

interface OtherDownloadsProps {
  readonly files: OfferedFiles
}

export function OtherWays({ files }: OtherDownloadsProps) {
  const messages = useMessages('download')
  const offered = otherChannels.filter((channel) => files.some((file) => file.channels[channel]))
  if (offered.length === 0) return null
  return (
    <Disclosure summary={messages.card.otherWays}>
      <dl className={styles.ways}>
        {offered.map((channel) => (
          <div key={channel}>
            <dt>
              <strong>{messages.channels[channel].name}</strong>
            </dt>
            <dd>{messages.channels[channel].text}</dd>
            {files.map(
              (file) =>
                file.channels[channel] && (
                  <dd key={file.key}>
                    <a className="quiet" href={file.channels[channel]} data-download={file.key}>
                      {fileNames(messages, file).name}
                    </a>
                  </dd>
                ),
            )}
          </div>
        ))}
      </dl>
    </Disclosure>
  )
}

/** A list of previous versions. A version that is still available has a download link. */
export function PreviousReleases({ files }: OtherDownloadsProps) {
  const messages = useMessages('download').files
  const releases = files.flatMap(({ platform, previous }) =>
    previous.map((release) => ({ platform, ...release })),
  )
  if (releases.length === 0) return null
  return (
    <Disclosure summary={messages.previous}>
      <ul className="stack gap5">
        {releases.map((release) => (
          <li key={release.fileName}>
            <FileFacts file={release} />
          </li>
        ))}
      </ul>
    </Disclosure>
  )
}
