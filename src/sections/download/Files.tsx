import { Section } from '../../components/Section/Section'
import { useMessages } from '../../i18n/PageProvider'
import type { OfferedFile, OfferedFiles } from '../../site/releases'
import * as styles from './Files.module.css'
import { buttonClass } from '../../components/Button/buttonClass'
import { FileFacts } from '../../components/FileFacts/FileFacts'
import { Icon } from '../../components/Icon/Icon'
import { InstallSteps } from '../../components/InstallSteps/InstallSteps'
import { PreviousReleases } from './PreviousReleases'
import type { Messages } from '../../i18n/messages'

/** Every published file with its facts. */
export function Files({ files }: { readonly files: OfferedFiles }) {
  const messages = useMessages('download').files
  return (
    <Section id="files" title={messages.title}>
      <div className={styles.files}>
        {files.map((file) => (
          <FileCard key={file.key} file={file} />
        ))}
      </div>
    </Section>
  )
}

/** One file: its purpose, facts, links and next steps. */
export function FileCard({ file }: { readonly file: OfferedFile }) {
  const { files, channels } = useMessages('download')
  const { moment } = useMessages('downloads')
  const { name, text } = files[file.key as FileKey]
  return (
    <article className={styles.file} id={file.key}>
      <h3>{name}</h3>
      <p>{text}</p>
      <FileFacts file={file} />
      {file.channels.preferred && (
        <a className={buttonClass()} href={file.channels.preferred} data-download={file.key}>
          <Icon name="download" />
          {channels.get}
          <span className="visuallyHidden">{`: ${name}`}</span>
        </a>
      )}
      {file.channels.mirror && (
        <a href={file.channels.mirror} data-download={file.key} className={styles.mirror}>
          {moment.mirror}
          <span className="visuallyHidden">{`: ${name}`}</span>
        </a>
      )}
      <details className={styles.folded}>
        <summary>{moment.next}</summary>
        <InstallSteps file={file} />
      </details>
      {file.previous.length > 0 && (
        <details className={styles.folded}>
          <summary>{files.previous}</summary>
          <PreviousReleases releases={file.previous} />
        </details>
      )}
    </article>
  )
}

type FileMessages = Messages['download']['files']

/** The key of a file that has messages; the content check makes sure that every file of releases.json has them. */
export type FileKey = {
  [Key in keyof FileMessages]: FileMessages[Key] extends string ? never : Key
}[keyof FileMessages]
