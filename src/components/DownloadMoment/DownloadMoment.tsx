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
    document.addEventListener('click', take)
    document.addEventListener('pointerover', point)
    document.addEventListener('focusin', point)
    return () => {
      document.removeEventListener('click', take)
      document.removeEventListener('pointerover', point)
      document.removeEventListener('focusin', point)
    }
  }, [fetchChunk])
  const file = files.find(({ key }) => key === download?.key)
  // If the dialog can't be loaded, the page does not reload, because that could interrupt the download.
  if (!chunk || !download || !file) return null
  return <chunk.DownloadDialog file={file} address={download.address} onClose={end} />
}
