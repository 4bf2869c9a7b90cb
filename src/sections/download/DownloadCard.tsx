import { Copyable } from '../../components/Copyable/Copyable'
import { Disclosure } from '../../components/Disclosure/Disclosure'
import { notIntel } from '../../features/download/dataFor'
import { DownloadButton } from '../../features/download/DownloadButtons'
import { FileFacts } from '../../features/download/FileFacts'
import { IntelMac } from '../../features/download/IntelMac'
import { InstallSteps } from '../../features/download/InstallSteps'
import { Needs } from '../../features/machineCheck/RequirementsSummary'
import { useMessages } from '../../i18n/PageProvider'
import { fileNames } from '../../lib/messages'
import { isMainFile, type OfferedFiles } from '../../site/releases'
import type { System } from '../../site/systems'
import * as styles from './DownloadCard.module.css'
import { OtherWays, PreviousReleases } from './OtherDownloads'

interface DownloadCardProps {
  readonly platform: System
  readonly files: OfferedFiles
}

/** The download card for one system: a button, facts about the file, other download links, and installation steps. */
export function DownloadCard({ platform, files }: DownloadCardProps) {
  const messages = useMessages('download')
  const { for: labels, dialog } = useMessages('downloads')
  const requirements = useMessages('requirements')
  const offered = files.filter((file) => file.platform === platform)
  const file = offered.find(isMainFile(platform))
  if (!file) return null
  const full = offered.find((other) => other !== file)
  const { name, text } = fileNames(messages, file)
  // On Intel Macs, the notice replaces everything that leads to the file.
  const shownFor = platform === 'mac' ? notIntel : undefined
  return (
    <article className={styles.card} id={file.key} data-system={platform}>
      <h2 className="smallHeading">{name}</h2>
      <p>{text}</p>
      <div className={styles.button} data-for={shownFor}>
        <DownloadButton system={platform} files={files}>
          {labels[platform]}
        </DownloadButton>
      </div>
      {platform === 'mac' && <IntelMac files={files} shownFor="macIntel noscript" />}
      <p className="note">
        {`${requirements.columns.minimum}: `}
        <Needs needs={requirements[platform].minimum} />
      </p>
      <div className={styles.links} data-for={shownFor}>
        {file.channels.mirror && (
          <a className="quiet" href={file.channels.mirror} data-download={file.key}>
            {dialog.mirror}
          </a>
        )}
        {full?.channels.preferred && (
          <a className="quiet" href={full.channels.preferred} data-download={full.key}>
            {messages.card.fullInstaller}
          </a>
        )}
        {file.packageCommand && (
          <Copyable text={file.packageCommand} label={dialog.copyCommand} copied={dialog.copied} />
        )}
      </div>
      <FileFacts
        file={file}
        names={{
          version: messages.facts.currentVersion,
          size: full ? messages.facts.downloaderSize : messages.facts.fullSize,
        }}
        full={full && { name: messages.facts.fullSize, size: full.size }}
      />
      <div data-for={shownFor}>
        <OtherWays files={offered} />
        {(full?.sha256 ?? full?.signature) && (
          <Disclosure summary={fileNames(messages, full).name}>
            <FileFacts file={full} />
          </Disclosure>
        )}
        <Disclosure summary={dialog.next}>
          <InstallSteps file={file} />
        </Disclosure>
        <PreviousReleases files={offered} />
      </div>
    </article>
  )
}
