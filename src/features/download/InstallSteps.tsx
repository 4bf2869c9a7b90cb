import type { PropsWithChildren } from 'react'
import { CameraLink } from '../../components/Link/Link'
import type { OfferedFile } from '../../i18n/fragments'
import { fillPlaceholders } from '../../lib/text'
import { isSystem } from '../../site/systems'
import * as styles from './InstallSteps.module.css'
import { useMessages } from './messages'

interface InstallStepsProps {
  readonly file: OfferedFile
  /** The host of the download that the visitor has started. By default, that of the preferred channel. */
  readonly from?: string | undefined
}

/** The steps after the download. Drawings of prompts highlight what visitors must check. */
export function InstallSteps({ file, from = preferredHost(file) }: InstallStepsProps) {
  const { dialog, prompt } = useMessages('downloads')
  const { platform, fileName } = file
  if (!isSystem(platform)) return null
  const { open, install, camera } = dialog[platform]
  const publisher = platform === 'windows' && file.publisher

  return (
    <ol className={styles.steps}>
      <li>
        {publisher ? fillPlaceholders(dialog.windows.openSigned, { publisher }) : open}
        {publisher && (
          <SystemPrompt {...prompt.windows}>
            <u>{prompt.windows.moreInfo}</u>{' '}
            <bdi dir="ltr" translate="no">
              {fileName}
            </bdi>{' '}
            <mark className={styles.mark}>
              {prompt.windows.publisher} <bdi>{publisher}</bdi>
            </mark>
          </SystemPrompt>
        )}
      </li>
      <li>
        {install}
        {platform === 'mac' && (
          <SystemPrompt {...prompt.mac}>
            {from && (
              <mark className={styles.mark}>
                <bdi>{from}</bdi>
              </mark>
            )}{' '}
            <span className="row gap2">
              <span className={styles.choice}>{prompt.mac.cancel}</span>{' '}
              <span className={styles.choice}>{prompt.mac.open}</span>
            </span>
          </SystemPrompt>
        )}
      </li>
      <li>
        <CameraLink>{camera}</CameraLink>
      </li>
    </ol>
  )
}

function preferredHost({ channels }: OfferedFile): string | undefined {
  return channels.preferred ? new URL(channels.preferred).host : undefined
}

type SystemPromptProps = PropsWithChildren<Readonly<Record<'title' | 'alt' | 'check', string>>>

/** A drawing of a security prompt. Its caption `check` says to check the highlighted line. */
function SystemPrompt({ title, alt, check, children }: SystemPromptProps) {
  return (
    <figure className={styles.prompt}>
      <div className={styles.window} role="img" aria-label={alt}>
        <strong>{title}</strong> {children}
      </div>
      <figcaption className="callout">{check}</figcaption>
    </figure>
  )
}
