/**
 * Requests only the first byte of a file, because many hosts refuse HEAD. The response has headers, but no body. Throws
 * an error with the reason if the host does not respond within 15 seconds.
 */
export async function requestFirstByte(
  url: string,
  redirect: RequestRedirect = 'follow',
): Promise<Response> {
  // Requests the uncompressed file, because the size of a compressed response differs from the size of the file.
  const headers = { range: 'bytes=0-0', 'accept-encoding': 'identity' }

  try {
    const response = await fetch(url, { headers, redirect, signal: AbortSignal.timeout(15_000) })

    await response.body?.cancel()

    return response
  } catch (error) {
    throw new Error(`${url} does not respond: ${reasonOf(error)}`, { cause: error })
  }
}

/** Returns the reason for a failed request, which `fetch` stores in the `cause` of its error. */
export function reasonOf(error: unknown): string {
  const { cause, message } = error as Error & { cause?: Error }
  return cause?.message ?? message
}

/** Returns whether a response is a web page, such as a download page or a not-found page with status 200. */
export function isPage({ headers }: Response): boolean {
  return headers.get('content-type')?.startsWith('text/html') ?? false
}
