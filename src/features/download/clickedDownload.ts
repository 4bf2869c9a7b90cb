import { onClick } from '../../browser/events'
import { pageState } from '../../browser/pageState'

/** A download that the visitor clicked: the file's key in releases.json, and the URL. */
export interface ClickedDownload {
  readonly key: string
  readonly url: string
}

/** Records the download link that was clicked last, even if the app was not running yet. */
export function recordDownloads(): void {
  onClick('a[data-download]', (link) => {
    const { href } = link as HTMLAnchorElement
    pageState().download = `${link.dataset.download ?? ''} ${href}`
  })
}

/** Returns the last clicked download and clears the record; undefined if there is none. */
export function takeDownload(): ClickedDownload | undefined {
  const state = pageState()
  const [key, url] = state.download?.split(' ') ?? []
  delete state.download
  return key && url ? { key, url } : undefined
}
