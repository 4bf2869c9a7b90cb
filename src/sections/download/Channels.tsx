import { Section } from '../../components/Section/Section'
import { useMessages } from '../../i18n/PageProvider'
import { fillPlaceholders } from '../../lib/text'
import { channels, type OfferedFiles } from '../../site/releases'
import * as styles from './Channels.module.css'
import type { FileKey } from './Files'

/** A table of files and channels: each cell has a link, or says that there is none. */
export function Channels({ files }: { readonly files: OfferedFiles }) {
  const { channels: messages, files: names } = useMessages('download')
  const { notPublished } = useMessages('downloads').moment
  return (
    <Section id="channels" title={messages.title} lead={messages.text} on="sunk">
      <dl className={styles.when}>
        {channels.map((channel) => (
          <div key={channel}>
            <dt>{messages[channel].name}</dt>
            <dd>{messages[channel].text}</dd>
          </div>
        ))}
      </dl>
      <table className={styles.matrix}>
        <caption className="visuallyHidden">{messages.title}</caption>
        <thead>
          <tr>
            <th scope="col">{messages.file}</th>
            {channels.map((channel) => (
              <th key={channel} scope="col">
                {messages[channel].name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {files.map(({ key, channels: addresses }) => (
            <tr key={key}>
              <th scope="row">{names[key as FileKey].name}</th>
              {channels.map((channel) => (
                <td key={channel} data-label={messages[channel].name}>
                  {addresses[channel] ? (
                    <a
                      href={addresses[channel]}
                      data-download={key}
                      aria-label={fillPlaceholders(messages.getLabel, {
                        file: names[key as FileKey].name,
                        channel: messages[channel].name,
                      })}
                    >
                      {messages.get}
                    </a>
                  ) : (
                    notPublished
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  )
}
