import { inParallel } from '../../src/lib/inParallel'
import { channels, type ReleaseFile } from '../../src/site/releases'
import { isPlaceholderHost } from '../content-check/launchCheck'
import { describeFile, type RequestLimits } from './host'
import type { OnProgress } from './measure'

/** A published URL and the file that is expected there. */
export interface PublishedUrl {
  /** Its place in releases.json: `files.macImage.channels.mirror`. */
  readonly path: string
  readonly address: string
  readonly bytes: number | null
  readonly sha256: string | null
  /** Whether the URL may lead to a download page instead of the file. */
  readonly mayBePage: boolean
}

/** The result of checking a URL. */
export interface Finding {
  readonly url: PublishedUrl
  readonly state: 'fine' | 'dead' | 'moved' | 'changed'
  /** The reason; empty if the URL is fine. */
  readonly message: string
}

/** Lists every URL of the releases: all channels, signatures and earlier versions. */
export function urlsOf(files: readonly ReleaseFile[]): PublishedUrl[] {
  return files.flatMap((file) => {
    const path = `files.${file.key}`
    return [
      ...channels.flatMap((name) => urlAt(`${path}.channels.${name}`, file.channels[name], file)),
      ...urlAt(`${path}.signature`, file.signature, { bytes: null, sha256: null }),
      ...file.previous.flatMap((one) => urlAt(`${path}.previous.${one.version}`, one.address, one)),
    ]
  })
}

function urlAt(
  path: string,
  address: string | null,
  { bytes, sha256 }: Pick<PublishedUrl, 'bytes' | 'sha256'>,
): PublishedUrl[] {
  const mayBePage = path.endsWith('.mirror')
  return address === null ? [] : [{ path, address, bytes, sha256, mayBePage }]
}

/** Checks whether URLs are dead, moved or changed, four at a time, in the order given. */
export async function checkAddresses(
  urls: readonly PublishedUrl[],
  limits: RequestLimits,
  onProgress: OnProgress,
): Promise<Finding[]> {
  let done = 0
  return inParallel(urls, concurrency, async (url) => {
    const finding = await check(url, limits)
    done += 1
    onProgress(url.path, done, urls.length)
    return finding
  })
}

const concurrency = 4

async function check(url: PublishedUrl, limits: RequestLimits): Promise<Finding> {
  const { address, bytes, sha256, mayBePage } = url
  const finding = (state: Finding['state'], message = ''): Finding => ({ url, state, message })
  if (isPlaceholderHost(address)) return finding('dead', 'the host is a placeholder')
  try {
    const found = await describeFile(address, limits)
    if (found.status >= 400) return finding('dead', `the host responds with ${found.status}`)
    if (found.movedTo !== undefined) return finding('moved', `to ${found.movedTo}`)
    if (found.isPage) return mayBePage ? finding('fine') : finding('changed', 'a page, not a file')
    if (bytes !== null && found.bytes !== undefined && found.bytes !== bytes) {
      return finding('changed', `${found.bytes} bytes, expected ${bytes}`)
    }
    if (sha256 !== null && found.sha256 !== undefined && found.sha256 !== sha256) {
      return finding('changed', `SHA-256 ${found.sha256}, expected ${sha256}`)
    }
    return finding('fine')
  } catch (error) {
    return finding('dead', (error as Error).message)
  }
}
