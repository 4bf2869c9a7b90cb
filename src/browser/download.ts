import { onClick } from './events'
import { pageState } from './pageState'

/** A download that was clicked: the key of its file in releases.json and its address. */
export interface ClickedDownload {
  readonly key: string
  readonly address: string
}

/** Records every click on a download link, so that one made before the app runs is not lost. */
export function recordDownloads(): void {
  onClick('a[data-download]', (link) => {
    const { href } = link as HTMLAnchorElement
    pageState().download = `${link.dataset.download ?? ''} ${href}`
  })
}

/** Takes the last recorded download; undefined if there is none or it was taken before. */
export function takeDownload(): ClickedDownload | undefined {
  const state = pageState()
  const [key, address] = state.download?.split(' ') ?? []
  delete state.download
  return key && address ? { key, address } : undefined
}
