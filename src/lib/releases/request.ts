/** How patient a request is. */
export interface Patience {
  /** After how many milliseconds without an answer a try is given up. */
  readonly timeout: number
  /** How often a try that failed is repeated. */
  readonly retries: number
  /** How many milliseconds lie before the first repetition; before each further one it is twice as long. */
  readonly pause: number
}

export const usualPatience: Patience = { timeout: 15_000, retries: 2, pause: 1000 }

/** An answer after all redirects. */
export interface Answer {
  readonly response: Response
  /** Where the answer came from. */
  readonly address: string
  /** Where a permanent redirect, if there was one, led to. */
  readonly movedTo: string | undefined
}

const mostRedirects = 10

/**
 * Asks for an address and follows its redirects; what may pass (no connection, time-out, too many requests, a
 * failing server) is tried again. Throws, in words for an editor, when there is no answer in the end.
 */
export async function request(
  method: 'HEAD' | 'GET',
  address: string,
  patience: Patience,
  headers: Readonly<Record<string, string>> = {},
): Promise<Answer> {
  for (let tries = 0; ; tries += 1) {
    const isLast = tries >= patience.retries
    try {
      const answer = await follow(method, address, patience, headers)
      if (isLast || !mayPass(answer.response.status)) return answer
      await answer.response.body?.cancel()
    } catch (error) {
      if (isLast || error instanceof RedirectError) {
        throw new Error(reasonOf(error, patience), { cause: error })
      }
    }
    await new Promise((resolve) => setTimeout(resolve, patience.pause * 2 ** tries))
  }
}

class RedirectError extends Error {}

async function follow(
  method: string,
  start: string,
  { timeout }: Patience,
  headers: Readonly<Record<string, string>>,
): Promise<Answer> {
  let address = start
  let movedTo: string | undefined
  for (let step = 0; step <= mostRedirects; step += 1) {
    const response = await ask(method, address, timeout, headers)
    const location = response.headers.get('location')
    if (![301, 302, 303, 307, 308].includes(response.status) || location === null) {
      return { response, address, movedTo }
    }
    await response.body?.cancel()
    if (!URL.canParse(location, address)) throw new RedirectError(`it redirects to "${location}"`)
    address = new URL(location, address).href
    // A temporary redirect is a host's own affair; after it, so is everything else.
    const isPermanent = response.status === 301 || response.status === 308
    if (isPermanent && (step === 0 || movedTo !== undefined)) movedTo = address
  }
  throw new RedirectError('it redirects for ever')
}

/** The time-out is for the answer's beginning: a large file may take its time. */
async function ask(
  method: string,
  address: string,
  timeout: number,
  headers: Readonly<Record<string, string>>,
): Promise<Response> {
  const controller = new AbortController()
  const timer = setTimeout(() => controller.abort(new TimeoutError()), timeout)
  try {
    const { signal } = controller
    // A compressed answer would have another size.
    const plain = { 'accept-encoding': 'identity', ...headers }
    return await fetch(address, { method, headers: plain, redirect: 'manual', signal })
  } finally {
    clearTimeout(timer)
  }
}

class TimeoutError extends Error {}

function mayPass(status: number): boolean {
  return status === 408 || status === 429 || status >= 500
}

const reasons: Readonly<Record<string, string>> = {
  ENOTFOUND: 'there is no such host',
  EAI_AGAIN: 'there is no such host',
  ECONNREFUSED: 'the host refuses the connection',
}

function reasonOf(error: unknown, { timeout }: Patience): string {
  if (error instanceof TimeoutError) return `no answer within ${timeout / 1000} seconds`
  if (error instanceof RedirectError) return error.message
  const cause = (error as { cause?: { code?: string; message?: string } }).cause
  const known = reasons[cause?.code ?? '']
  return known ?? `the connection broke (${cause?.message ?? (error as Error).message})`
}
