import { request, type Patience } from './request'

/** What a host says of a file without sending it. */
export interface Described {
  readonly status: number
  /** Where a permanent redirect led to, if there was one. */
  readonly movedTo: string | undefined
  /** Where the file lies after all redirects. */
  readonly address: string
  readonly bytes: number | undefined
  /** The SHA-256 in hexadecimal, which few hosts tell. */
  readonly sha256: string | undefined
  /** The day of the last change, as an ISO date. */
  readonly changed: string | undefined
  readonly isPage: boolean
}

/** Asks with HEAD, or, where a host does not allow that, for the first byte. Throws when there is no answer. */
export async function describeFile(address: string, patience: Patience): Promise<Described> {
  const head = await request('HEAD', address, patience)
  const isRefused = [403, 405, 501].includes(head.response.status)
  const answer = isRefused ? await request('GET', address, patience, { range: 'bytes=0-0' }) : head
  const { response, movedTo } = answer
  await response.body?.cancel()
  const { headers } = response
  return {
    status: response.status,
    movedTo,
    address: answer.address,
    bytes: sizeIn(headers),
    sha256: sha256In(headers),
    changed: dayIn(headers),
    isPage: headers.get('content-type')?.startsWith('text/html') ?? false,
  }
}

function sizeIn(headers: Headers): number | undefined {
  const text =
    /\/(\d+)$/.exec(headers.get('content-range') ?? '')?.[1] ?? headers.get('content-length')
  return text === null || !/^\d+$/.test(text) ? undefined : Number(text)
}

function sha256In(headers: Headers): string | undefined {
  const hexadecimal = headers.get('x-checksum-sha256')
  if (hexadecimal && /^[\da-f]{64}$/i.test(hexadecimal)) return hexadecimal.toLowerCase()
  const fields = `${headers.get('repr-digest') ?? ''}, ${headers.get('digest') ?? ''}, ${headers.get('x-amz-checksum-sha256') ?? ''}`
  const base64 = /(?:^|[\s,:=])([A-Za-z\d+/]{43}=)/.exec(fields)?.[1]
  return base64 && Buffer.from(base64, 'base64').toString('hex')
}

function dayIn(headers: Headers): string | undefined {
  const date = new Date(headers.get('last-modified') ?? '')
  return Number.isNaN(date.getTime()) ? undefined : date.toISOString().slice(0, 10)
}
