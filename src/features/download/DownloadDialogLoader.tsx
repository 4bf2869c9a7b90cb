import { useCallback, useEffect, useState } from 'react'
import { takeDownload, type ClickedDownload } from './clickedDownload'
import { useChunk } from '../../hooks/useChunk'
import type { OfferedFiles } from '../../site/releases'

const loadDialog = () => import('./DownloadDialog')

/** Opens a dialog after a click on a download link, even if the click happened before the page was hydrated. */
export function DownloadDialogLoader({ files }: { readonly files: OfferedFiles }) {
  const { chunk, fetchChunk } = useChunk(loadDialog)
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
  // If the chunk fails to load, no dialog opens: a reload to retry could interrupt the download.
  if (!chunk || !download || !file) return null
  return <chunk.DownloadDialog file={file} address={download.address} onClose={close} />
}
