import { Details } from '../../components/Details/Details'
import { Phrases } from '../../components/Phrases/Phrases'
import { DownloadButton } from '../../features/download/DownloadButtons'
import { FileFacts } from '../../features/download/FileFacts'
import { InstallSteps } from '../../features/download/InstallSteps'
import { nextStepsId } from '../../features/download/nextSteps'
import { IntelMac } from '../../features/download/SystemNotes'
import type { OfferedFiles } from '../../i18n/fragments'
import { fileMessages } from '../../lib/messages'
import { notIntel } from '../../site/dataFor'
import { isMainFile } from '../../site/releases'
import type { System } from '../../site/systems'
import * as styles from './DownloadCard.module.css'
import { useMessages } from './messages'
import { DirectLinks, OtherWays } from './OtherDownloads'
import { PreviousReleases } from './ReleaseNotes'

interface DownloadCardProps {
  readonly platform: System
  readonly files: OfferedFiles
}

/** The download card for one system: a button, facts about the file, other download links, and installation steps. */
export function DownloadCard({ platform, files }: DownloadCardProps) {
  const messages = useMessages('download')
  const { facts } = useMessages('ledger')
  const { for: labels, dialog } = useMessages('downloads')
  const offered = files.filter((file) => file.platform === platform)
  const file = offered.find(isMainFile(platform))
  if (!file) return null
  const full = offered.find((other) => other !== file)
  const { name, text } = fileMessages(messages, file)
  const shownFor = platform === 'mac' ? notIntel : undefined

  return (
    <article className={styles.card} id={file.key} data-system={platform}>
      <h2 className="cardHeading">
        <Phrases text={name} />
      </h2>
      <div className="stack">
        <div data-for={shownFor}>
          <DownloadButton system={platform} files={files}>
            <Phrases text={labels[platform]} />
          </DownloadButton>
        </div>
        {platform === 'mac' && <IntelMac files={files} shownFor="macIntel noscript" />}
      </div>
      <p>{text}</p>
      <div data-for={shownFor}>
        <DirectLinks file={file} full={full} />
      </div>
      <FileFacts
        file={file}
        names={{
          version: facts.currentVersion,
          size: full ? facts.downloaderSize : dialog.size,
        }}
        full={full && { name: facts.fullSize, size: full.size }}
        missing={dialog.notPublished}
      />
      <div data-for={shownFor}>
        <OtherWays files={offered} />
        {(full?.sha256 ?? full?.signature) && (
          <Details summary={fileMessages(messages, full).name}>
            <FileFacts file={full} />
          </Details>
        )}
        <Details summary={dialog.next} id={nextStepsId(platform)}>
          <InstallSteps file={file} />
        </Details>
        <PreviousReleases files={offered} />
      </div>
    </article>
  )
}
