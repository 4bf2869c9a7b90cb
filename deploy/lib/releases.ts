import {
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { filesBelow } from '../../src/lib/filesBelow'

/**
 * The folders of a server: `releases/0007-<id>/` holds what may change from build to build, `files/` what never
 * changes under its name, of all kept releases; `current` leads to the release that is served.
 */

/** Which files in `files/` belong to a release; nginx shows nothing that begins with a dot. */
const keptList = '.kept.json'

/** The names of the releases of a server, the oldest first. */
export function releaseNames(target: string): string[] {
  const folder = join(target, 'releases')
  const names = existsSync(folder) ? readdirSync(folder) : []
  return names.filter((name) => /^\d{4,}-/.test(name)).sort((a, b) => numberOf(a) - numberOf(b))
}

/** The name of the release that is served, or nothing before the first one. */
export function currentRelease(target: string): string | undefined {
  try {
    return basename(readlinkSync(join(target, 'current')))
  } catch {
    return undefined
  }
}

/** The name that the next release gets, from the id of its build. */
export function nextReleaseName(target: string, id: string): string {
  const last = numberOf(releaseNames(target).at(-1) ?? '')
  return `${String(last + 1).padStart(4, '0')}-${id}`
}

/** Lets a server serve a release: before it is the old one, after it the new one, and nothing in between. */
export function switchTo(target: string, release: string): void {
  const next = join(target, 'current.next')
  rmSync(next, { force: true })
  symlinkSync(join('releases', release), next)
  renameSync(next, join(target, 'current'))
}

/** Notes that a release was rolled back, so that no later roll back leads to it again. */
export function withdraw(target: string, release: string): void {
  mkdirSync(join(target, 'withdrawn'), { recursive: true })
  writeFileSync(join(target, 'withdrawn', release), '')
}

/** The release that a roll back leads to: the newest before the current one that was not withdrawn itself. */
export function releaseBefore(target: string, current: string): string | undefined {
  return releaseNames(target)
    .filter((name) => numberOf(name) < numberOf(current))
    .filter((name) => !isWithdrawn(target, name))
    .at(-1)
}

/** Writes which immutable files belong to a release that is being put together in a folder. */
export function writeKeptList(folder: string, files: readonly string[]): void {
  writeFileSync(join(folder, keptList), JSON.stringify(files))
}

/** Removes all but the newest releases (the current one always stays), and the immutable files that none of those needs. */
export function prune(target: string, keep: number): void {
  const names = releaseNames(target)
  const kept = new Set([...names.slice(-keep), currentRelease(target) ?? ''])
  for (const name of names.filter((each) => !kept.has(each))) remove(target, name)
  const needed = new Set(releaseNames(target).flatMap((name) => readKeptList(target, name)))
  for (const file of filesBelow(join(target, 'files'))) {
    if (!needed.has(file)) rmSync(join(target, 'files', file))
  }
}

/** Removes releases that nobody ever saw: publishing was killed before it switched to them. */
export function removeUnserved(target: string): void {
  const current = numberOf(currentRelease(target) ?? '')
  const newer = releaseNames(target).filter((name) => numberOf(name) > current)
  for (const name of newer.filter((each) => !isWithdrawn(target, each))) remove(target, name)
}

/** Writes a file so that it is there whole or not at all. */
export function writeWhole(path: string, content: string | Buffer): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(`${path}.part`, content)
  renameSync(`${path}.part`, path)
}

function remove(target: string, release: string): void {
  // Out of the list at once: half a release must never be rolled back to.
  const old = join(target, 'releases', '.old')
  rmSync(old, { recursive: true, force: true })
  renameSync(join(target, 'releases', release), old)
  rmSync(old, { recursive: true })
  rmSync(join(target, 'withdrawn', release), { force: true })
}

function isWithdrawn(target: string, release: string): boolean {
  return existsSync(join(target, 'withdrawn', release))
}

function readKeptList(target: string, release: string): string[] {
  return JSON.parse(readFileSync(join(target, 'releases', release, keptList), 'utf8')) as string[]
}

function numberOf(name: string): number {
  return Number.parseInt(name, 10) || 0
}
