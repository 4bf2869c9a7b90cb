import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describeFile, request, type FileHeaders, type RequestLimits } from './host'

/** Reports progress: the name of the item, the completed amount, and the total (undefined if unknown). */
export type OnProgress = (name: string, done: number, total: number | undefined) => void

/** The measured facts of an installer. */
export interface MeasuredFile {
  readonly fileName: string
  readonly bytes: number
  /** The SHA-256 in hexadecimal. */
  readonly sha256: string
  /** The file's date (ISO); undefined if unknown. */
  readonly released: string | undefined
  /** The extension of the signature file next to it, such as `.asc`; undefined if there is none. */
  readonly signatureEnding: string | undefined
}

/** Only listed words start a pre-release: `1.6.0-arm64` is version 1.6.0 for arm64. */
const versionPattern = /v?(\d+\.\d+\.\d+(?:-(?:alpha|beta|rc|pre|preview|dev)(?:\.?\d+)*)?)/

/** Extracts the version from a file name: `Facewright-3.0.3.exe` gives `3.0.3`. */
export function versionIn(fileName: string): string | undefined {
  return versionPattern.exec(fileName)?.[1]
}

/** Removes the version from a file name: `Facewright-1.6.0-arm64.dmg` gives `facewright-arm64.dmg`. */
export function shapeOf(fileName: string): string {
  return fileName
    .replace(new RegExp(`[-_. ]?${versionPattern.source}`), '')
    .replaceAll('_', '-')
    .toLowerCase()
}

/** Returns whether a file name is that of an installer. */
export function isInstaller(fileName: string): boolean {
  return /^[A-Za-z0-9][A-Za-z0-9._-]*\.(exe|msi|zip|dmg|pkg)$/.test(fileName)
}

/** The extensions of signature files, appended to the installer's name. */
const signatureEndings = ['.asc', '.sig', '.minisig'] as const

/** Measures every installer in a folder. Throws if it contains none or can't be read. */
export async function measureFolder(
  folder: string,
  onProgress: OnProgress,
): Promise<MeasuredFile[]> {
  const names = readdirSync(folder)
    .filter(isInstaller)
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  if (names.length === 0)
    throw new Error(`${folder} contains no .exe, .msi, .zip, .dmg or .pkg file`)
  const measured: MeasuredFile[] = []
  for (const fileName of names) {
    const path = join(folder, fileName)
    const { size, mtime } = statSync(path)
    const hashed = await hashOf(createReadStream(path), (done) => onProgress(fileName, done, size))
    const signatureEnding = signatureEndings.find((ending) => existsSync(path + ending))
    const released = mtime.toISOString().slice(0, 10)
    measured.push({ fileName, ...hashed, released, signatureEnding })
  }
  return measured
}

/**
 * Measures an installer on a host. The file is downloaded only if the headers don't contain its hash. Throws an error for
 * editors if the file is missing or incomplete.
 */
export async function measureAddress(
  address: string,
  limits: RequestLimits,
  onProgress: OnProgress,
): Promise<MeasuredFile> {
  const headers = await describeFile(address, limits)
  if (headers.status >= 400) throw new Error(`${address} responds with ${headers.status}`)
  const fileName = nameIn(address) ?? nameIn(headers.address)
  if (fileName === undefined) throw new Error(`${address} does not end in an installer's file name`)
  if (headers.isPage) throw new Error(`${address} is a page, not a file`)
  const { bytes, sha256 } = headers
  const hashed =
    bytes !== undefined && sha256 !== undefined
      ? { bytes, sha256 }
      : await download(address, headers, limits, (done) => onProgress(fileName, done, bytes))
  const signatureEnding = await findSignature(address, limits)
  return { fileName, ...hashed, released: headers.changed, signatureEnding }
}

/** Downloads and hashes a file. An interrupted download restarts from the beginning. */
async function download(
  address: string,
  { bytes: expected }: FileHeaders,
  limits: RequestLimits,
  onProgress: (done: number) => void,
): Promise<{ bytes: number; sha256: string }> {
  for (let attempt = 0; ; attempt += 1) {
    const { response } = await request('GET', address, limits)
    if (!response.ok || !response.body)
      throw new Error(`${address} responds with ${response.status}`)
    try {
      const hashed = await hashOf(response.body, onProgress)
      if (expected === undefined || hashed.bytes === expected) return hashed
      throw new Error(`${hashed.bytes} of ${expected} bytes arrived`)
    } catch (error) {
      if (attempt < limits.retries) continue
      throw new Error(`${address} is incomplete: ${(error as Error).message}`, {
        cause: error,
      })
    }
  }
}

async function findSignature(address: string, limits: RequestLimits): Promise<string | undefined> {
  for (const ending of signatureEndings) {
    const found = await describeFile(address + ending, { ...limits, retries: 0 }).catch(
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

async function hashOf(
  stream: AsyncIterable<Uint8Array>,
  onProgress: (bytes: number) => void,
): Promise<{ bytes: number; sha256: string }> {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const piece of stream) {
    hash.update(piece)
    bytes += piece.length
    onProgress(bytes)
  }
  return { bytes, sha256: hash.digest('hex') }
}
