import { useChunk } from '../../hooks/useChunk'
import { useDownload } from '../../hooks/useDownload'
import type { OfferedFiles } from '../../site/releases'

interface DownloadMomentProps {
  readonly files: OfferedFiles
}

const loadDialog = () => import('./DownloadDialog')

/** After a click on a download: what is being fetched and what comes next. The download itself is the browser's. */
export function DownloadMoment({ files }: DownloadMomentProps) {
  const { chunk, fetchChunk } = useChunk(loadDialog)
  const { download, end } = useDownload(fetchChunk)
  const file = files.find(({ key }) => key === download?.key)
  // Where the dialog could not be fetched, the download goes on without it: a reload could cut it off.
  if (!chunk || !download || !file) return null
  return <chunk.DownloadDialog file={file} address={download.address} onClose={end} />
}
