import { RouteLink } from '../../components/Link/Link'
import { Alert } from '../../components/Notification/Notification'
import { useChunk } from '../../hooks/useChunk'
import type { OfferedFiles } from '../../i18n/fragments'
import { useMessages } from './messages'
import { useDownload } from './useDownload'

const loadDialog = () => import('./DownloadDialog')

/**
 * Opens a dialog after a click on a download link, even if the click happened before the page was hydrated. The dialog
 * has a URL: its fragment names the system. Reloads, the Back button and links open and close the dialog.
 */
export function DownloadDialogLoader({ files }: { readonly files: OfferedFiles }) {
  const { title, close, tutorial, again } = useMessages('downloads').dialog
  const { chunk, failed, fetchChunk } = useChunk(loadDialog)
  const { download, onClose } = useDownload(files, fetchChunk)
  if (!download) return null
  if (!failed) return chunk && <chunk.DownloadDialog {...download} onClose={onClose} />

  // The tutorial has the same steps as the dialog. A reload to retry could interrupt the download.
  return (
    <Alert text={title} close={close} onClose={onClose}>
      <RouteLink route="tutorial" className="button">
        {tutorial}
      </RouteLink>
      {download.url && (
        <a className="button secondary" href={download.url}>
          {again}
        </a>
      )}
    </Alert>
  )
}
