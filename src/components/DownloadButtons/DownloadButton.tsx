import type { ReactNode } from 'react'
import { buttonClass } from '../Button/buttonClass'
import { Icon } from '../Icon/Icon'

interface DownloadButtonProps {
  /** The file's key in releases.json. */
  readonly file: string
  readonly address: string | null | undefined
  readonly children: ReactNode
}

/** A link to a file that looks like a button. */
export function DownloadButton({ file, address, children }: DownloadButtonProps) {
  return (
    <a className={buttonClass()} href={address ?? undefined} data-download={file}>
      <Icon name="download" />
      {children}
    </a>
  )
}
