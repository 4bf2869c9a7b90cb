/** Time limits and retries of a request. */
export interface RequestLimits {
  /** Milliseconds until the response must begin. */
  readonly timeout: number
  /** How often a failed request is repeated. */
  readonly retries: number
  /** Milliseconds before the first retry; doubled before each further one. */
  readonly pause: number
}

export const defaultLimits: RequestLimits = { timeout: 15_000, retries: 2, pause: 1000 }

/** The response after all redirects. */
export interface Answer {
  readonly response: Response
  /** The URL that responded. */
  readonly address: string
  /** The target of a permanent redirect, if there was one. */
  readonly movedTo: string | undefined
}

const mostRedirects = 10

/**
 * Requests a URL and follows its redirects. Temporary failures (no connection, time-out, 408, 429, 5xx) are retried.
 * Throws an error for editors if no response arrives.
 */
export async function request(
  method: 'HEAD' | 'GET',
  address: string,
  limits: RequestLimits,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  for (let attempt = 0; ; attempt += 1) {
    const isLast = attempt >= limits.retries
    try {
      const answer = await follow(method, address, limits, headers)
      if (isLast || !isTemporary(answer.response.status)) return answer
      await answer.response.body?.cancel()
    } catch (error) {
      if (isLast || error instanceof RedirectError) {
        throw new Error(reasonOf(error, limits), { cause: error })
      }
    }
    await new Promise((resolve) => setTimeout(resolve, limits.pause * 2 ** attempt))
  }
}

class RedirectError extends Error {}

async function follow(
  method: string,
  start: string,
  { timeout }: RequestLimits,
  headers: Readonly<Record<string, string>>,
): Promise<Answer> {
  let address = start
  let movedTo: string | undefined
  for (let step = 0; step <= mostRedirects; step += 1) {
    const response = await fetchOnce(method, address, timeout, headers)
    const location = response.headers.get('location')
    if (![301, 302, 303, 307, 308].includes(response.status) || location === null) {
      return { response, address, movedTo }
    }
    await response.body?.cancel()
    if (!URL.canParse(location, address)) throw new RedirectError(`it redirects to "${location}"`)
    address = new URL(location, address).href
    // The published URL stays valid behind a temporary redirect, so redirects after it are not reported.
    const isPermanent = response.status === 301 || response.status === 308
    if (isPermanent && (step === 0 || movedTo !== undefined)) movedTo = address
  }
  throw new RedirectError('it redirects more than ten times')
}

/** The timeout covers only the start of the response, because a large file takes longer. */
async function fetchOnce(
  method: string,
  address: string,
  timeout: number,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(new TimeoutError()), timeout)
  try {
    const { signal } = controller
    // A compressed response would have another size.
    const plain = { 'accept-encoding': 'identity', ...headers }
    return await fetch(address, { method, headers: plain, redirect: 'manual', signal })
  } finally {
    clearTimeout(timer)
  }
}

class TimeoutError extends Error {}

function isTemporary(status: number): boolean {
  return status === 408 || status === 429 || status >= 500
}

const reasons: Readonly<Record<string, string>> = {
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'there is no such host',
  ECONNREFUSED: 'the host refuses the connection',
}

function reasonOf(error: unknown, { timeout }: RequestLimits): string {
  if (error instanceof TimeoutError) return `no answer within ${timeout / 1000} seconds`
  if (error instanceof RedirectError) return error.message
  const cause = (error as { cause?: { code?: string; message?: string } }).cause
  const known = reasons[cause?.code ?? '']
  return known ?? `the connection broke (${cause?.message ?? (error as Error).message})`
}

/** The facts that a host's headers give about a file. */
export interface FileHeaders {
  readonly status: number
  /** The target of a permanent redirect, if there was one. */
  readonly movedTo: string | undefined
  /** The file's URL after all redirects. */
  readonly address: string
  readonly bytes: number | undefined
  /** The SHA-256 in hexadecimal; few hosts send it. */
  readonly sha256: string | undefined
  /** The day of the last change, as an ISO date. */
  readonly changed: string | undefined
  readonly isPage: boolean
}

/** Requests a file's headers: by HEAD, or by GET of the first byte if the host refuses HEAD. Throws without a response. */
export async function describeFile(address: string, limits: RequestLimits): Promise<FileHeaders> {
  const head = await request('HEAD', address, limits)
  const isRefused = [403, 405, 501].includes(head.response.status)
  const result = isRefused ? await request('GET', address, limits, { range: 'bytes=0-0' }) : head
  const { response, movedTo } = result
  await response.body?.cancel()
  const { headers } = response
  return {
    status: response.status,
    movedTo,
    address: result.address,
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
