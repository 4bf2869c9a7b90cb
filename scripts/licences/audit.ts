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
  const vulnerabilities = readReport(await runAudit())
  if (!vulnerabilities) {
    throw new Error('The registry gave no audit. Try another one: npm_config_registry=<address>')
  }
  return packages.flatMap(({ name }) =>
    (vulnerabilities[name]?.via ?? [])
      .filter((via) => typeof via === 'object')
      .map(({ title = '', url = '' }) => `${name}: ${title} ${url}`),
  )
}

/** What a report says of each package by its name; undefined when it is no report. */
function readReport(report: string): Record<string, { via: (string | Advisory)[] }> | undefined {
  try {
    return (JSON.parse(report) as { vulnerabilities?: ReturnType<typeof readReport> })
      .vulnerabilities
  } catch {
    return undefined
  }
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
