import { Section } from '../../components/Section/Section'
import { useWords } from '../../i18n/PageProvider'
import { fillPlaceholders } from '../../lib/text'
import { channels, type OfferedFiles } from '../../site/releases'
import * as styles from './Channels.module.css'
import type { FileKey } from './Files'

interface ChannelsProps {
  readonly files: OfferedFiles
}

/** Every file over every way: each place holds an address, or says that there is none. */
export function Channels({ files }: ChannelsProps) {
  const { channels: words, files: names } = useWords('download')
  const { notPublished } = useWords('downloads').moment
  return (
    <Section id="channels" title={words.title} lead={words.text} on="sunk">
      <dl className={styles.when}>
        {channels.map((channel) => (
          <div key={channel}>
            <dt>{words[channel].name}</dt>
            <dd>{words[channel].text}</dd>
          </div>
        ))}
      </dl>
      <table className={styles.matrix}>
        <caption className="visuallyHidden">{words.title}</caption>
        <thead>
          <tr>
            <th scope="col">{words.file}</th>
            {channels.map((channel) => (
              <th key={channel} scope="col">
                {words[channel].name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {files.map(({ key, channels: addresses }) => (
            <tr key={key}>
              <th scope="row">{names[key as FileKey].name}</th>
              {channels.map((channel) => (
                <td key={channel} data-label={words[channel].name}>
                  {addresses[channel] ? (
                    <a
                      href={addresses[channel]}
                      data-download={key}
                      aria-label={fillPlaceholders(words.getLabel, {
                        file: names[key as FileKey].name,
                        channel: words[channel].name,
                      })}
                    >
                      {words.get}
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
