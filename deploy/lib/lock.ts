import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Does some work on a server's folder while nobody else may; throws when another process is at it. One that was killed doesn't count. */
export function alone<Result>(target: string, work: () => Result): Result {
  mkdirSync(target, { recursive: true })
  const lock = join(target, '.lock')
  take(lock)
  try {
    return work()
  } finally {
    rmSync(lock, { force: true })
  }
}

function take(lock: string): void {
  // Made beside and linked, so that a lock never stands there without its owner's number in it.
  const mine = `${lock}-${process.pid}`
  writeFileSync(mine, String(process.pid))
  try {
    if (succeeds(() => linkSync(mine, lock), 'EEXIST')) return
  } finally {
    rmSync(mine, { force: true })
  }
  const owner = readOwner(lock)
  if (owner !== undefined) takeFrom(owner, lock)
  // It was given back in between.
  else take(lock)
}

/** Takes the lock of a process that was killed. Of several that find it, only the one that has the lock on it may. */
function takeFrom(owner: number, lock: string): void {
  if (isAlive(owner)) throw new Error(`Process ${owner} is at work on ${dirname(lock)}`)
  const own = `${lock}.${owner}`
  take(own)
  if (readOwner(lock) === owner) renameSync(own, lock)
  else {
    rmSync(own)
    take(lock)
  }
}

/** The number in a lock, 0 if there is none in it, nothing if there is no lock. */
function readOwner(lock: string): number | undefined {
  try {
    return Number(readFileSync(lock, 'utf8')) || 0
  } catch {
    return undefined
  }
}

function isAlive(pid: number): boolean {
  if (pid === 0 || pid === process.pid) return false
  try {
    return succeeds(() => process.kill(pid, 0), 'ESRCH')
  } catch {
    // It is there, and somebody else's.
    return true
  }
}

/** Whether some work succeeds rather than fails with a code; throws what fails otherwise. */
function succeeds(work: () => unknown, code: string): boolean {
  try {
    work()
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === code) return false
    throw error
  }
}
