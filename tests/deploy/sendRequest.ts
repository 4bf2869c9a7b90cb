import http, { type IncomingHttpHeaders } from 'node:http'
import https from 'node:https'
import { buffer } from 'node:stream/consumers'

export interface HostResponse {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

interface RequestOptions {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: string
}

/**
 * Sends a request to a local port, or to an origin such as `https://your.domain`. Unlike `fetch`, this function does not
 * normalize the request target.
 */
export function sendRequest(
  host: number | string,
  target: string,
  { method = 'GET', headers, body }: RequestOptions = {},
): Promise<HostResponse> {
  const { protocol, hostname, port } = new URL(
    typeof host === 'number' ? `http://127.0.0.1:${host}` : host,
  )
  const { request } = protocol === 'https:' ? https : http

  return new Promise((resolve, reject) => {
    request({ host: hostname, port, path: target, method, headers }, (response) => {
      buffer(response).then(
        (received) =>
          resolve({
            status: response.statusCode ?? 0,
            headers: response.headers,
            body: received,
          }),
        reject,
      )
    })
      .on('error', reject)
      .end(body)
  })
}
