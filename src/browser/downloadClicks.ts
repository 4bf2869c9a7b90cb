import { onClick } from './onClick'

/** A download that a visitor has asked for: the file's key in releases.json and the address it comes from. */
export interface ClickedDownload {
  readonly key: string
  readonly address: string
}

/** Notes every click on a download link at `<html>`, so that one made before the app runs is not lost. */
export function noteDownloads(): void {
  onClick('a[data-download]', (link) => {
    const { href } = link as HTMLAnchorElement
    document.documentElement.dataset.download = `${link.dataset.download ?? ''} ${href}`
  })
}

/** Takes the download that was noted last; undefined when there is none, or when it was taken before. */
export function takeDownload(): ClickedDownload | undefined {
  const { dataset } = document.documentElement
  const [key, address] = dataset.download?.split(' ') ?? []
  delete dataset.download
  return key && address ? { key, address } : undefined
}
