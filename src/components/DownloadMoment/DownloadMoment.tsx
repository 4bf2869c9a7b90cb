import { useCallback, useEffect, useState } from 'react'
import { takeDownload, type ClickedDownload } from '../../browser/download'
import { useChunk } from '../../hooks/useChunk'
import type { OfferedFiles } from '../../site/releases'

const loadDialog = () => import('./DownloadDialog')

/** Opens a dialog after a click on a download, even from before hydration. The browser downloads the file. */
export function DownloadMoment({ files }: { readonly files: OfferedFiles }) {
  const { chunk, fetchChunk } = useChunk(loadDialog)
  const [download, setDownload] = useState<ClickedDownload>()
  const end = useCallback(() => setDownload(undefined), [])
  useEffect(() => {
    const take = () => {
      const taken = takeDownload()
      if (!taken) return
      fetchChunk()
      setDownload(taken)
    }
    const point = ({ target }: Event) => {
      if (target instanceof Element && target.closest('a[data-download]')) fetchChunk()
    }
    take()
    const unmount = new AbortController()
    document.addEventListener('click', take, unmount)
    document.addEventListener('pointerover', point, unmount)
    document.addEventListener('focusin', point, unmount)
    return () => unmount.abort()
  }, [fetchChunk])
  const file = files.find(({ key }) => key === download?.key)
  // If the dialog can't be loaded, the page does not reload, because that could interrupt the download.
  if (!chunk || !download || !file) return null
  return <chunk.DownloadDialog file={file} address={download.address} onClose={end} />
}
