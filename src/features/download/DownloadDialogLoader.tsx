import { useCallback, useEffect, useState } from 'react'
import { takeDownload, type ClickedDownload } from './clickedDownload'
import { RouteLink } from '../../components/Link/Link'
import { Alert } from '../../components/Notification/Notification'
import { useChunk } from '../../hooks/useChunk'
import { useMessages } from '../../i18n/PageProvider'
import type { OfferedFiles } from '../../i18n/fragments'

const loadDialog = () => import('./DownloadDialog')

/** Opens a dialog after a click on a download link, even if the click happened before the page was hydrated. */
export function DownloadDialogLoader({ files }: { readonly files: OfferedFiles }) {
  const { chunk, failed, fetchChunk } = useChunk(loadDialog)
  const [download, setDownload] = useState<ClickedDownload>()
  const close = useCallback(() => setDownload(undefined), [])
  useEffect(() => {
    const openDialog = () => {
      const clicked = takeDownload()
      if (!clicked) return
      fetchChunk()
      setDownload(clicked)
    }
    const prepareDialog = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a[data-download]')) fetchChunk()
    }
    openDialog()
    const unmount = new AbortController()
    const options = { signal: unmount.signal }
    document.addEventListener('click', openDialog, options)
    document.addEventListener('pointerover', prepareDialog, options)
    document.addEventListener('focusin', prepareDialog, options)
    return () => unmount.abort()
  }, [fetchChunk])
  const file = files.find(({ key }) => key === download?.key)
  if (!download || !file) return null
  // A reload to retry could interrupt the download.
  if (failed) return <DownloadAlert url={download.url} onClose={close} />
  return chunk && <chunk.DownloadDialog file={file} url={download.url} onClose={close} />
}

interface DownloadAlertProps {
  /** The URL of the download that the visitor has started. */
  readonly url: string
  readonly onClose: () => void
}

/** Replaces the dialog if its chunk cannot be loaded: the tutorial has the same steps. */
function DownloadAlert({ url, onClose }: DownloadAlertProps) {
  const messages = useMessages('downloads').dialog
  return (
    <Alert text={messages.title} close={messages.close} onClose={onClose}>
      <RouteLink route="tutorial" className="button">
        {messages.tutorial}
      </RouteLink>
      <a className="button secondary" href={url}>
        {messages.again}
      </a>
    </Alert>
  )
}
