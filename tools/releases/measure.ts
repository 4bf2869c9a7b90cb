import { createHash } from 'node:crypto'
import { createReadStream, existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { isPage, reasonOf, requestFirstByte } from './host'

export interface MeasuredFile {
  readonly fileName: string
  readonly bytes: number
  readonly sha256: string
  /** The date of the file's last change, such as `2026-01-31`; undefined if unknown. */
  readonly released: string | undefined
  /** The extension of the signature file next to the installer, such as `.asc`; undefined if there is none. */
  readonly signatureEnding: string | undefined
}

/** Matches a version. Only the listed words start a pre-release: `1.6.0-arm64` is version 1.6.0 for arm64. */
const versionPattern = /v?(\d+\.\d+\.\d+(?:-(?:alpha|beta|rc|pre|preview|dev)(?:\.?\d+)*)?)/

/** Extracts the version from a file name: `Facewright-3.0.3.exe` gives `3.0.3`. */
export function versionIn(fileName: string): string | undefined {
  return versionPattern.exec(fileName)?.[1]
}

/** Removes the version from a file name: `Facewright-1.6.0-arm64.dmg` gives `facewright-arm64.dmg`. */
export function withoutVersion(fileName: string): string {
  return fileName
    .replace(new RegExp(`[-_. ]?${versionPattern.source}`), '')
    .replaceAll('_', '-')
    .toLowerCase()
}

const installerName = /^[A-Za-z0-9][A-Za-z0-9._-]*\.(exe|msi|zip|dmg|pkg)$/

/** The extensions of signature files, appended to the installer's name. */
const signatureEndings = ['.asc', '.sig', '.minisig'] as const

/** Measures every installer in a folder. Throws if the folder contains none or cannot be read. */
export async function measureFolder(folder: string): Promise<MeasuredFile[]> {
  const names = readdirSync(folder)
    .filter((name) => installerName.test(name))
    // Oldest first, so that an entry in releases.json ends up with its newest version.
    .sort((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  if (names.length === 0)
    throw new Error(`${folder} contains no .exe, .msi, .zip, .dmg or .pkg file`)
  const measured = names.map(async (fileName) => {
    const path = join(folder, fileName)
    const hashed = await hashOf(createReadStream(path))
    const signatureEnding = signatureEndings.find((ending) => existsSync(path + ending))
    return { fileName, ...hashed, released: isoDay(statSync(path).mtime), signatureEnding }
  })

  return Promise.all(measured)
}

/** Downloads and measures an installer. Throws an error with a message for editors if the download fails. */
export async function measureUrl(url: string): Promise<MeasuredFile> {
  try {
    const response = await fetch(url, { headers: { 'accept-encoding': 'identity' } })
    if (!response.ok || !response.body) throw new Error(`the host responds with ${response.status}`)
    if (isPage(response)) throw new Error('the URL leads to a web page instead of a file')
    const fileName = nameIn(url) ?? nameIn(response.url)
    if (!fileName) throw new Error('the URL does not end with the file name of an installer')
    const hashed = await hashOf(response.body)
    const changed = response.headers.get('last-modified')
    const released = changed === null ? undefined : isoDay(new Date(changed))

    return { fileName, ...hashed, released, signatureEnding: await findSignature(url) }
  } catch (error) {
    throw new Error(`${url} cannot be measured: ${reasonOf(error)}`, { cause: error })
  }
}

async function findSignature(url: string): Promise<string | undefined> {
  for (const ending of signatureEndings) {
    const response = await requestFirstByte(url + ending)
    if (response.ok && !isPage(response)) return ending
  }
  return undefined
}

function nameIn(url: string): string | undefined {
  const name = decodeURIComponent(new URL(url).pathname.split('/').at(-1) ?? '')
  return installerName.test(name) ? name : undefined
}

function isoDay(date: Date): string {
  return date.toISOString().slice(0, 10)
}

/** Reads a file to its end. Returns its size in bytes and its SHA-256 digest. */
async function hashOf(stream: AsyncIterable<Uint8Array>) {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of stream) {
    hash.update(chunk)
    bytes += chunk.length
  }
  return { bytes, sha256: hash.digest('hex') }
}
