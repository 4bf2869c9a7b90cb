import type { PropsWithChildren } from 'react'
import { systemsInOrder } from '../../browser/system'
import { Icon } from '../../components/Icon/Icon'
import { Phrases } from '../../components/Phrases/Phrases'
import type { OfferedFiles } from '../../i18n/fragments'
import { computers, notIntel } from '../../site/dataFor'
import { isMainFile } from '../../site/releases'
import type { System } from '../../site/systems'
import { AllFiles } from './AllFiles'
import * as styles from './DownloadButtons.module.css'
import { useMessages } from './messages'
import { SendToComputer } from './SendToComputer'
import { IntelMac, SystemNote } from './SystemNotes'

/** Download links on the home page. The link for the visitor's system is first, and CSS emphasizes it. */
export function DownloadButtons({ files }: { readonly files: OfferedFiles }) {
  const messages = useMessages('downloads')

  return (
    <div className="stack">
      <SystemNote />
      <div className={styles.systems} data-for={computers}>
        {systemsInOrder().map((system) => (
          <div key={system} className={styles.system} data-system={system}>
            <div className="stack gap2" data-for={system === 'mac' ? notIntel : undefined}>
              <DownloadButton system={system} files={files}>
                <Phrases text={messages.for[system]} />
              </DownloadButton>
              <p className="note">{messages.notes[system]}</p>
            </div>
            {system === 'mac' && <IntelMac files={files} shownFor="macIntel" />}
          </div>
        ))}
      </div>
      <SendToComputer shownFor="mobile" />
      <AllFiles files={files} />
    </div>
  )
}

interface DownloadButtonProps extends PropsWithChildren {
  readonly system: System
  readonly files: OfferedFiles
}

/** A link, styled as a button, to the preferred download channel for a system's main file. */
export function DownloadButton({ system, files, children }: DownloadButtonProps) {
  const file = files.find(isMainFile(system))

  return (
    <a
      className="button"
      href={file?.channels.preferred ?? undefined}
      data-download={file?.key}
      data-system={system}
    >
      <Icon name="download" />
      {children}
    </a>
  )
}
