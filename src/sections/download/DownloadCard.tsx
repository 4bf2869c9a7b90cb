import { Details } from '../../components/Details/Details'
import { Phrases } from '../../components/Phrases/Phrases'
import { DownloadButton } from '../../features/download/DownloadButtons'
import { FileFacts } from '../../features/download/FileFacts'
import { InstallSteps } from '../../features/download/InstallSteps'
import { nextStepsId } from '../../features/download/nextSteps'
import { IntelMac } from '../../features/download/SystemNotes'
import type { OfferedFile, OfferedFiles } from '../../i18n/fragments'
import { fileMessages } from '../../lib/messages'
import { notIntel } from '../../site/dataFor'
import { isMainFile } from '../../site/releases'
import type { System } from '../../site/systems'
import * as styles from './DownloadCard.module.css'
import { useMessages } from './messages'
import { DirectLinks, OtherWays } from './OtherDownloads'
import { PreviousReleases } from './PreviousReleases'

/** The files of one system: the one that its button offers, and the full installer, if that one is only a downloader. */
interface SystemFiles {
  readonly file: OfferedFile
  readonly installer: OfferedFile | undefined
}

interface DownloadCardProps {
  readonly system: System
  /** The files of all systems. */
  readonly files: OfferedFiles
}

/**
 * The download card for one system: a button, facts about the file, other download links, and installation steps. Each of
 * its six children has its own row, which all cards share.
 */
export function DownloadCard({ system, files }: DownloadCardProps) {
  const messages = useMessages('download')
  const { next } = useMessages('downloads').dialog
  const ownFiles = files.filter(({ platform }) => platform === system)
  const file = ownFiles.find(isMainFile(system))
  if (!file) return null

  const installer = ownFiles.find((other) => other !== file)
  const { name, text } = fileMessages(messages, file)
  // Intel Macs cannot run the app, so they show a note instead of what leads to the file.
  const usableBy = system === 'mac' ? notIntel : undefined

  return (
    <article
      className={styles.card}
      id={file.key}
      aria-labelledby={`${file.key}-heading`}
      data-system={system}
    >
      <h2 id={`${file.key}-heading`} className="cardHeading">
        <Phrases text={name} />
      </h2>
      <div className="stack">
        <div data-for={usableBy}>
          <CardButton system={system} files={files} />
        </div>
        {system === 'mac' && <IntelMac files={files} shownFor="macIntel noscript" />}
      </div>
      <p>{text}</p>
      <div data-for={usableBy}>
        <DirectLinks file={file} installer={installer} />
      </div>
      <CardFacts file={file} installer={installer} />
      <div className={styles.details} data-for={usableBy}>
        <OtherWays files={ownFiles} />
        {installer && <InstallerProofs installer={installer} />}
        <Details summary={next} id={nextStepsId(system)}>
          <InstallSteps file={file} />
        </Details>
        <PreviousReleases files={ownFiles} />
      </div>
    </article>
  )
}

function CardButton({ system, files }: DownloadCardProps) {
  const { for: labels } = useMessages('downloads')

  return (
    <DownloadButton system={system} files={files}>
      <Phrases text={labels[system]} />
    </DownloadButton>
  )
}

/** The facts about the file. If it is only a downloader, they include the size of the full installer. */
function CardFacts({ file, installer }: SystemFiles) {
  const { facts } = useMessages('ledger')
  const { size, notPublished } = useMessages('downloads').dialog

  return (
    <FileFacts
      file={file}
      names={{ version: facts.currentVersion, size: installer ? facts.downloaderSize : size }}
      full={installer && { name: facts.fullSize, size: installer.size }}
      missing={notPublished}
    />
  )
}

/** What proves that the full installer is genuine. Before it is published, there is nothing to show. */
function InstallerProofs({ installer }: { readonly installer: OfferedFile }) {
  const messages = useMessages('download')
  if (!installer.sha256 && !installer.signature) return null

  return (
    <Details summary={fileMessages(messages, installer).name}>
      <FileFacts file={installer} />
    </Details>
  )
}
