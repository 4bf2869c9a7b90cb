import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
} from 'node:fs'
import { dirname, join } from 'node:path'
import { filesBelow } from '../../src/lib/filesBelow'
import { buildFaults, buildId } from './checkBuild'
import { configure, type Reload } from './configuration'
import { isImmutable } from './isImmutable'
import { alone } from './lock'
import {
  currentRelease,
  nextReleaseName,
  prune,
  releaseBefore,
  removeUnserved,
  switchTo,
  withdraw,
  writeKeptList,
  writeWhole,
} from './releases'

/** What is published where. */
interface Publishing {
  /** The folder of the built site. */
  readonly build: string
  /** The folder of the server. */
  readonly target: string
  /** How many releases stay, the new one included. */
  readonly keep: number
  readonly reload: Reload
}

/** Publishes a build and gives the name of its release; throws, before anything changes, when the build has faults. */
export function publish(publishing: Publishing): string {
  const faults = buildFaults(publishing.build)
  if (faults.length > 0) throw new Error(`The build is not published:\n${faults.join('\n')}`)
  return release(publishing)
}

/**
 * Publishes a build that was checked. First come the files that never change under their name, then the release beside
 * the current one, then the server's configuration, then the switch: stopped at any point, the server serves one whole
 * release.
 */
export function release({ build, target, keep, reload }: Publishing): string {
  return alone(target, () => {
    removeUnserved(target)
    const name = nextReleaseName(target, buildId(build))
    stage(build, target, name)
    configure(target, name, reload)
    switchTo(target, name)
    prune(target, keep)
    return name
  })
}

/**
 * Goes back to the release before the current one and gives its name; throws, before anything changes, when there is
 * none or the server refuses its configuration.
 */
export function rollBack(target: string, reload: Reload): string {
  return alone(target, () => {
    const current = currentRelease(target) ?? ''
    const before = releaseBefore(target, current)
    if (before === undefined) throw new Error('There is no release to go back to')
    configure(target, before, reload)
    withdraw(target, current)
    switchTo(target, before)
    return before
  })
}

function stage(build: string, target: string, name: string): void {
  const incoming = join(target, 'releases', '.incoming')
  rmSync(incoming, { recursive: true, force: true })
  mkdirSync(incoming, { recursive: true })
  const files = filesBelow(build)
  const kept = files.filter(isImmutable)
  for (const file of kept) {
    const path = join(target, 'files', file)
    if (!existsSync(path)) writeWhole(path, readFileSync(join(build, file)))
  }
  for (const file of files.filter((each) => !isImmutable(each))) {
    mkdirSync(dirname(join(incoming, file)), { recursive: true })
    copy(join(build, file), join(incoming, file), join(target, 'current', file))
  }
  writeKeptList(incoming, kept)
  renameSync(incoming, join(target, 'releases', name))
}

/** A file that did not change stays the same file, so that a browser hears "unchanged" of it. */
function copy(from: string, to: string, before: string): void {
  if (existsSync(before) && readFileSync(before).equals(readFileSync(from))) linkSync(before, to)
  else copyFileSync(from, to)
}
