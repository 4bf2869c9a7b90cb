import type { IncomingHttpHeaders } from 'node:http'

const ourHosts = ['localhost', '127.0.0.1', '[::1]']
const ourAddresses = ['127.0.0.1', '::1', '::ffff:127.0.0.1']

/** What is looked at of a request. */
interface Asked {
  readonly method?: string
  readonly headers: IncomingHttpHeaders
}

/**
 * Says why a request from an address is not answered: only a script of this very site, opened on this machine, may
 * read and write content. A page of another site would send another origin; one whose name was bent to this machine,
 * another host. Gives undefined when the request is in order.
 */
export function refusalOf(
  { method, headers }: Asked,
  from: string | undefined,
): string | undefined {
  const { host = '', origin } = headers
  if (method !== 'POST') return 'only POST is answered here'
  if (headers['content-type'] !== 'application/json') return 'only JSON is read here'
  if (from === undefined || !ourAddresses.includes(from)) return 'only this machine is served'
  if (!isOurs(`http://${host}`)) return 'only this machine is served'
  if (headers['sec-fetch-site'] !== 'same-origin') return 'only this site may ask'
  if (origin !== `http://${host}`) return 'only this site may ask'
  return undefined
}

function isOurs(address: string): boolean {
  return URL.canParse(address) && ourHosts.includes(new URL(address).hostname)
}
