import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Does some work on a server's folder while nobody else may; throws when another process is at it. One that was killed doesn't count. */
export function alone<Result>(target: string, work: () => Result): Result {
  mkdirSync(target, { recursive: true })
  const lock = join(target, '.lock')
  const owner = readOwner(lock)
  if (owner !== undefined && isAlive(owner)) {
    throw new Error(`Process ${owner} is at work on ${target}`)
  }
  rmSync(lock, { force: true })
  writeFileSync(lock, String(process.pid), { flag: 'wx' })
  try {
    return work()
  } finally {
    rmSync(lock, { force: true })
  }
}

function readOwner(lock: string): number | undefined {
  try {
    return Number(readFileSync(lock, 'utf8')) || undefined
  } catch {
    return undefined
  }
}

function isAlive(pid: number): boolean {
  if (pid === process.pid) return false
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}
