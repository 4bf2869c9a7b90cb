import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { root } from '../lib/run.mjs'
import { type ShippedPackage } from './packages'

interface Advisory {
  readonly name?: string
  readonly title?: string
  readonly url?: string
}

/** Asks the registry, by `npm audit`, for known faults in packages; a line each. Throws when the registry can't be asked. */
export async function auditShipped(packages: readonly ShippedPackage[]): Promise<string[]> {
  const report = await runAudit()
  const { vulnerabilities } = JSON.parse(report) as {
    vulnerabilities?: Record<string, { via: (string | Advisory)[] }>
  }
  if (!vulnerabilities) throw new Error(`npm audit gave no answer: ${report}`)
  return packages.flatMap(({ name }) =>
    (vulnerabilities[name]?.via ?? [])
      .filter((via) => typeof via === 'object')
      .map(({ title = '', url = '' }) => `${name}: ${title} ${url}`),
  )
}

/** The command fails when it finds something, and what it finds is what we want. */
async function runAudit(): Promise<string> {
  try {
    const limit = 64 * 1024 * 1024
    return (await promisify(execFile)('npm', ['audit', '--json'], { cwd: root, maxBuffer: limit }))
      .stdout
  } catch (error) {
    return String((error as { stdout?: unknown }).stdout ?? error)
  }
}
