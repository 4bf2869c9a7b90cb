import { request, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** The response that `sendRequest` returns. */
export interface HostResponse {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

interface RequestOptions {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Sends a request to a local port. Unlike `fetch`, this function does not normalize the request target. */
export function sendRequest(
  port: number,
  target: string,
  { method = 'GET', headers }: RequestOptions = {},
): Promise<HostResponse> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path: target, method, headers }, (response) => {
      buffer(response).then(
        (body) => resolve({ status: response.statusCode ?? 0, headers: response.headers, body }),
        reject,
      )
    })
      .on('error', reject)
      .end()
  })
}
