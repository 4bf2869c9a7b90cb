import { onClick } from './events'
import { pageState } from './pageState'

/** A clicked download: the key of its file in releases.json, and its URL. */
export interface ClickedDownload {
  readonly key: string
  readonly address: string
}

/** Records clicks on download links, including those before the app runs. */
export function recordDownloads(): void {
  onClick('a[data-download]', (link) => {
    const { href } = link as HTMLAnchorElement
    pageState().download = `${link.dataset.download ?? ''} ${href}`
  })
}

/** Returns the last recorded download once; undefined afterwards. */
export function takeDownload(): ClickedDownload | undefined {
  const state = pageState()
  const [key, address] = state.download?.split(' ') ?? []
  delete state.download
  return key && address ? { key, address } : undefined
}
