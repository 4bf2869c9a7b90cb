import { sha256, signed, type Credentials } from './signature'

/** What mirroring needs of an object store; keys are paths without a slash before them. */
export interface ObjectStore {
  /** The address of the bucket. */
  readonly bucket: string
  /** The MD5 of each object, in hexadecimal, by key. */
  readonly list: () => Promise<Map<string, string>>
  readonly put: (
    key: string,
    body: Buffer,
    headers: Readonly<Record<string, string>>,
  ) => Promise<void>
  readonly remove: (key: string) => Promise<void>
}

/** Makes a store of the address of a bucket (`https://host/bucket`) that speaks S3; its calls throw when the store refuses. */
export function connectStore(bucket: string, credentials: Credentials): ObjectStore {
  const ask = async (method: string, url: URL, body: Buffer = Buffer.alloc(0), headers = {}) => {
    const request = { method, url, headers, bodyHash: sha256(body), time: new Date() }
    const response = await fetch(url, {
      method,
      headers: signed(request, credentials),
      ...(method === 'PUT' && { body: new Uint8Array(body) }),
    })
    const answer = await response.text()
    if (!response.ok) throw new Error(`${method} ${url.pathname}: ${response.status} ${answer}`)
    return answer
  }
  const address = (key: string) =>
    new URL(`${bucket}/${key.split('/').map(encodeURIComponent).join('/')}`)

  return {
    bucket,
    list: async () => {
      const found = new Map<string, string>()
      let token: string | undefined = ''
      while (token !== undefined) {
        const url = new URL(bucket)
        url.search = `list-type=2&encoding-type=url${token && `&continuation-token=${encodeURIComponent(token)}`}`
        const answer = await ask('GET', url)
        for (const [, entry = ''] of answer.matchAll(/<Contents>(.*?)<\/Contents>/gs)) {
          const md5 = tag(entry, 'ETag')?.replace(/&quot;|"/g, '') ?? ''
          found.set(decodeURIComponent(tag(entry, 'Key') ?? ''), md5)
        }
        token = tag(answer, 'NextContinuationToken')
      }
      return found
    },
    put: async (key, body, headers) => {
      await ask('PUT', address(key), body, headers)
    },
    remove: async (key) => {
      await ask('DELETE', address(key))
    },
  }
}

function tag(xml: string, name: string): string | undefined {
  return new RegExp(`<${name}>(.*?)</${name}>`, 's').exec(xml)?.[1]
}
