import { useCallback, useEffect, useState } from 'react'
import { pageState } from '../../browser/pageState'
import { RouteLink } from '../../components/Link/Link'
import { Alert } from '../../components/Notification/Notification'
import { useChunk } from '../../hooks/useChunk'
import { useMessages } from '../../i18n/PageProvider'
import type { OfferedFiles } from '../../i18n/fragments'

const loadDialog = () => import('./DownloadDialog')

/** Opens a dialog after a click on a download link, even if the click happened before the page was hydrated. */
export function DownloadDialogLoader({ files }: { readonly files: OfferedFiles }) {
  const { title, close, tutorial, again } = useMessages('downloads').dialog
  const { chunk, failed, fetchChunk } = useChunk(loadDialog)
  const [download, setDownload] = useState<string>()
  const onClose = useCallback(() => setDownload(undefined), [])

  useEffect(() => {
    const openDialog = () => {
      const clicked = pageState().download
      if (!clicked) return
      delete pageState().download
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
  const [key, url] = download?.split(' ') ?? []
  const file = files.find((one) => one.key === key)
  if (!url || !file) return null
  if (!failed) return chunk && <chunk.DownloadDialog file={file} url={url} onClose={onClose} />

  // The tutorial has the same steps as the dialog. A reload to retry could interrupt the download.
  return (
    <Alert text={title} close={close} onClose={onClose}>
      <RouteLink route="tutorial" className="button">
        {tutorial}
      </RouteLink>
      <a className="button secondary" href={url}>
        {again}
      </a>
    </Alert>
  )
}
