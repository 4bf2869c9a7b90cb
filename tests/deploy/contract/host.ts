import type { IncomingHttpHeaders } from 'node:http'
import { sendRequest, type HostResponse } from '../sendRequest'

/** A host under test, and the features in which hosts differ. */
export interface Host {
  /** A local port, or the origin of a deployed site. */
  readonly server: () => number | string
  /** Whether the host is an edge host, which compresses files itself. */
  readonly edge?: boolean
  /** Whether the host sends a requested range. Other hosts send the whole file, as HTTP allows. */
  readonly sendsRanges?: boolean
  /** Whether the host sends no precompressed Brotli files. */
  readonly gzipOnly?: boolean
  /** Whether the host logs the browsers' reports of policy violations. */
  readonly logsReports?: boolean
}

/** The user agent of a visitor who is no crawler. */
export const visitor = 'Mozilla/5.0 (X11; Linux x86_64) Chrome/140.0'

/** Returns a function that requests a path from the host. */
export function getFrom({ server }: Host) {
  return (target: string, headers: Record<string, string> = {}): Promise<HostResponse> =>
    sendRequest(server(), target, { headers })
}

/** Returns a function that requests the home page, or another path, as a visitor. */
export function getAsVisitor(host: Host) {
  const get = getFrom(host)

  return (headers: Record<string, string>, target = '/'): Promise<HostResponse> =>
    get(target, { 'User-Agent': visitor, ...headers })
}

/** Returns where a redirect leads, without the origin, which some hosts add. */
export function locationIn({ location }: IncomingHttpHeaders): string | undefined {
  return location?.replace(/^https?:\/\/[^/]+/, '')
}
