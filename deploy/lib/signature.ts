import { createHash, createHmac } from 'node:crypto'

/** Who asks an object store, and where it stands. */
export interface Credentials {
  readonly keyId: string
  readonly secret: string
  readonly region: string
}

/** A request to an object store, before it is signed. */
export interface Unsigned {
  readonly method: string
  readonly url: URL
  /** Header lines by name in lower case. */
  readonly headers: Readonly<Record<string, string>>
  /** The SHA-256 of the body, in hexadecimal. */
  readonly bodyHash: string
  readonly time: Date
}

/** The headers of a request with its signature (AWS Signature Version 4, which S3 and its like ask for). */
export function signed(
  request: Unsigned,
  { keyId, secret, region }: Credentials,
): Record<string, string> {
  const time = request.time.toISOString().replace(/[-:]|\.\d+/g, '')
  const scope = `${time.slice(0, 8)}/${region}/s3/aws4_request`
  const headers: Record<string, string> = {
    ...request.headers,
    host: request.url.host,
    'x-amz-content-sha256': request.bodyHash,
    'x-amz-date': time,
  }
  const names = Object.keys(headers).sort()
  const canonical = [
    request.method,
    request.url.pathname,
    sortedQuery(request.url),
    ...names.map((name) => `${name}:${headers[name]?.trim() ?? ''}`),
    '',
    names.join(';'),
    request.bodyHash,
  ].join('\n')
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n')
  const key = scope.split('/').reduce<string | Buffer>(hmac, `AWS4${secret}`)
  const signature = hmac(key, text).toString('hex')
  return {
    ...Object.fromEntries(Object.entries(headers).filter(([name]) => name !== 'host')),
    authorization: `AWS4-HMAC-SHA256 Credential=${keyId}/${scope}, SignedHeaders=${names.join(';')}, Signature=${signature}`,
  }
}

/** The SHA-256 of a body, in hexadecimal. */
export function sha256(body: string | Buffer): string {
  return createHash('sha256').update(body).digest('hex')
}

function hmac(key: string | Buffer, text: string): Buffer {
  return createHmac('sha256', key).update(text).digest()
}

function sortedQuery({ searchParams }: URL): string {
  return [...searchParams]
    .map(([name, value]) => `${encode(name)}=${encode(value)}`)
    .sort()
    .join('&')
}

function encode(text: string): string {
  return encodeURIComponent(text).replace(
    /[!'()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  )
}
