import { type IncomingHttpHeaders } from 'node:http'

/**
 * Returns the range of a request if it is a single one such as `bytes=0-99`. Other ranges, and conditional ones
 * (`If-Range`), are ignored, which HTTP permits.
 */
export function plainRange(headers: IncomingHttpHeaders): string | undefined {
  const [, from, to] = /^bytes=(\d+)-(\d*)$/.exec(headers.range ?? '') ?? []
  if (from === undefined || headers['if-range'] !== undefined) return undefined
  // sirv treats an end of 0 as missing.
  return to === '' || (Number(to) >= Number(from) && Number(to) > 0) ? headers.range : undefined
}
