import type { PropsWithChildren } from 'react'
import type { OfferedFile } from '../../i18n/fragments'

interface FileLinkProps extends PropsWithChildren {
  readonly file: OfferedFile
  readonly channel: keyof OfferedFile['channels']
}

/** A link to a file on one of its hosts, or nothing if that host does not have the file. */
export function FileLink({ file, channel, children }: FileLinkProps) {
  const href = file.channels[channel]
  return href ? (
    <a className="quiet" href={href} data-download={file.key}>
      {children}
    </a>
  ) : null
}
