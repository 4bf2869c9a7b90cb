import { Disclosure } from '../../components/Disclosure/Disclosure'
import { useMessages } from '../../i18n/PageProvider'
import { otherChannels, type OfferedFiles } from '../../site/releases'
import { fileNames } from '../../lib/fileNames'
import * as styles from './OtherWays.module.css'

/** The other channels that offer files of a system. */
export function OtherWays({ files }: { readonly files: OfferedFiles }) {
  const messages = useMessages('download')
  const offered = otherChannels.filter((channel) => files.some((file) => file.channels[channel]))
  if (offered.length === 0) return null
  return (
    <Disclosure summary={messages.card.otherWays}>
      <dl className={styles.ways}>
        {offered.map((channel) => (
          <div key={channel}>
            <dt>{messages.channels[channel].name}</dt>
            <dd>{messages.channels[channel].text}</dd>
            {files.map(
              (file) =>
                file.channels[channel] && (
                  <dd key={file.key}>
                    <a href={file.channels[channel]} data-download={file.key}>
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
