import { request, type IncomingHttpHeaders } from 'node:http'
import { buffer } from 'node:stream/consumers'

/** What a host answered. */
export interface Answer {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

/** How a host is asked. */
interface Question {
  readonly method?: string
  readonly headers?: Readonly<Record<string, string>>
}

/** Sends a target to a port of this machine exactly as it is written, which `fetch` would tidy up first. */
export function ask(
  port: number,
  target: string,
  { method = 'GET', headers }: Question = {},
): Promise<Answer> {
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
