import { Readable } from 'node:stream'
import { valueAt, type Path } from '../content-check/data'
import type { Diagnostic } from '../content-check/diagnostic'
import { textsIn, type ContentDocument } from '../content-check/document'
import { isPlaceholderHost } from '../content-check/launchCheck'
import { isPage, requestFirstByte } from './host'

/** Requests every URL in releases.json. Reports URLs that are dead, have moved, or serve the wrong file. */
export async function checkUrls(document: ContentDocument): Promise<Diagnostic[]> {
  const urls = textsIn(document).filter(
    ({ path, value }) => path[0] === 'files' && /^https?:\/\//.test(value),
  )
  const checkUrl = async ({ path, value }: (typeof urls)[number]) => {
    const check = () => findProblem(value, path, recordedBytes(document, path))
    // A second attempt prevents reports of temporary failures.
    const problem = (await check()) && (await check())
    return problem ? [document.diagnostic(path, problem)] : []
  }

  const diagnostics = Readable.from(urls).map(checkUrl, { concurrency: 4 })

  return ((await diagnostics.toArray()) as Diagnostic[][]).flat()
}

/** Returns what is wrong with a URL: a placeholder, a file that has moved, or a response that is not the file. */
async function findProblem(url: string, path: Path, bytes: unknown): Promise<string | undefined> {
  if (isPlaceholderHost(url)) return 'this is a placeholder, enter the real URL'
  try {
    const { status, headers } = await requestFirstByte(url, 'manual')
    if (status === 301 || status === 308)
      return `this has moved, change it to ${headers.get('location') ?? 'the new URL'}`

    return responseProblem(await requestFirstByte(url), path, bytes)
  } catch (error) {
    return (error as Error).message
  }
}

/** Returns what is wrong with the response of a host. `bytes` is the recorded size if it is a number. */
function responseProblem(response: Response, path: Path, bytes: unknown): string | undefined {
  if (!response.ok)
    return `the host responds with ${response.status}, upload the file or change the URL`
  // The URL of a mirror may lead to a download page instead of a file.
  if (isPage(response))
    return path.at(-1) === 'mirror' ? undefined : 'this is a web page, enter the URL of the file'
  const size = sizeOf(response)
  if (typeof bytes !== 'number' || size === undefined || size === bytes) return undefined

  return `this file has ${size} bytes, expected ${bytes}; upload the right file or run npm run releases:update`
}

/** Returns the size that releases.json records for the file at a URL, or undefined for a signature, which has none. */
function recordedBytes({ value }: ContentDocument, path: Path): unknown {
  if (path.at(-1) === 'signature') return undefined
  const release = path.slice(0, path.includes('previous') ? 4 : 2)
  return valueAt(value, [...release, 'bytes'])
}

function sizeOf({ headers }: Response): number | undefined {
  const range = /\/(\d+)$/.exec(headers.get('content-range') ?? '')
  const size = range?.[1] ?? headers.get('content-length')
  return size === null ? undefined : Number(size)
}
