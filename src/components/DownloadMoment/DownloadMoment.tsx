import { useChunk } from '../../hooks/useChunk'
import { useDownload } from '../../hooks/useDownload'
import type { OfferedFiles } from '../../site/releases'

const loadDialog = () => import('./DownloadDialog')

/** Opens a dialog after a click on a download. The browser downloads the file. */
export function DownloadMoment({ files }: { readonly files: OfferedFiles }) {
  const { chunk, fetchChunk } = useChunk(loadDialog)
  const { download, end } = useDownload(fetchChunk)
  const file = files.find(({ key }) => key === download?.key)
  // If the dialog can't be loaded, the page does not reload, because that could interrupt the download.
  if (!chunk || !download || !file) return null
  return <chunk.DownloadDialog file={file} address={download.address} onClose={end} />
}
