import { type IncomingHttpHeaders } from 'node:http'

/**
 * The range that a request asks for, as `bytes=0-99`, when it is of the plain kind; nothing for any other,
 * which may always be answered with the whole file. A condition (`If-Range`) counts as not met.
 */
export function plainRange(headers: IncomingHttpHeaders): string | undefined {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? []
  if (from === undefined || headers['if-range'] !== undefined) return undefined
  // An end of 0 is what the file server takes for none.
  return to === '' || (Number(to) >= Number(from) && Number(to) > 0) ? headers.range : undefined
}
