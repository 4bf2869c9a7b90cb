import { describeFile, type Described } from './describeFile'
import { isInstaller, signatureEndings } from './fileName'
import { hashOf } from './hashOf'
import type { MeasuredFile } from './measuredFile'
import type { OnProgress } from './progress'
import { request, type Patience } from './request'

/**
 * Measures an installer on a host, by its headers as far as they tell: only for a hash that they do not tell the
 * file is fetched. Throws, in words for an editor, when the file is not there or does not come whole.
 */
export async function measureAddress(
  address: string,
  patience: Patience,
  onProgress: OnProgress,
): Promise<MeasuredFile> {
  const described = await describeFile(address, patience)
  if (described.status >= 400) throw new Error(`${address} answers ${described.status}`)
  const fileName = nameIn(address) ?? nameIn(described.address)
  if (fileName === undefined) throw new Error(`${address} does not end in the name of an installer`)
  if (described.isPage) throw new Error(`${address} is a page, not a file`)
  const { bytes, sha256 } = described
  const hashed =
    bytes !== undefined && sha256 !== undefined
      ? { bytes, sha256 }
      : await fetchWhole(address, described, patience, (done) => onProgress(fileName, done, bytes))
  const signatureEnding = await findSignature(address, patience)
  return { fileName, ...hashed, released: described.changed, signatureEnding }
}

/** A file that breaks off is fetched again from its beginning. */
async function fetchWhole(
  address: string,
  { bytes: expected }: Described,
  patience: Patience,
  onProgress: (done: number) => void,
): Promise<{ bytes: number; sha256: string }> {
  for (let tries = 0; ; tries += 1) {
    const { response } = await request('GET', address, patience)
    if (!response.ok || !response.body) throw new Error(`${address} answers ${response.status}`)
    try {
      const hashed = await hashOf(withinTime(response.body, patience.timeout), onProgress)
      if (expected === undefined || hashed.bytes === expected) return hashed
      throw new Error(`${hashed.bytes} bytes instead of ${expected} came`)
    } catch (error) {
      if (tries < patience.retries) continue
      throw new Error(`${address} does not come whole: ${(error as Error).message}`, {
        cause: error,
      })
    }
  }
}

/** Passes a stream on; throws when a piece lets wait for it longer than the time-out, in milliseconds. */
async function* withinTime(
  body: ReadableStream<Uint8Array>,
  timeout: number,
): AsyncGenerator<Uint8Array> {
  const reader = body.getReader()
  for (;;) {
    let timer: NodeJS.Timeout | undefined
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(
        () => reject(new Error(`nothing came for ${timeout / 1000} seconds`)),
        timeout,
      )
    })
    try {
      const { done, value } = await Promise.race([reader.read(), late])
      if (done) return
      yield value
    } catch (error) {
      reader.cancel().catch(() => undefined)
      throw error
    } finally {
      clearTimeout(timer)
    }
  }
}

async function findSignature(address: string, patience: Patience): Promise<string | undefined> {
  for (const ending of signatureEndings) {
    const found = await describeFile(address + ending, { ...patience, retries: 0 }).catch(
      () => undefined,
    )
    if (found && found.status < 300 && !found.isPage) return ending
  }
  return undefined
}

function nameIn(address: string): string | undefined {
  const name = decodeURIComponent(new URL(address).pathname.split('/').at(-1) ?? '')
  return isInstaller(name) ? name : undefined
}
