import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** Measured values by column name: times in milliseconds, sizes in bytes, CLS, and scores from 0 to 100. */
export type Measured = Readonly<Record<string, number>>

/** The parts of Lighthouse's JSON report that this module reads. */
export interface LighthouseReport {
  readonly audits: Readonly<Record<string, { readonly numericValue?: number } | undefined>>
  readonly categories: Readonly<Record<string, { readonly score: number | null } | undefined>>
  readonly runtimeError?: { readonly message: string }
}

const audits = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
}

const categories = {
  Performance: 'performance',
  Accessibility: 'accessibility',
  'Best practices': 'best-practices',
  SEO: 'seo',
}

/** A time limit in milliseconds, in case Lighthouse hangs. On an idle computer, a run takes 15 seconds. */
const timeout = 120_000

/** Measures a page in a new browser with Lighthouse's mobile settings. */
export async function runLighthouse(
  url: string,
  browser: string,
  flags: readonly string[],
): Promise<Measured> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      join(import.meta.dirname, '../lighthouse/node_modules/lighthouse/cli/index.js'),
      url,
      '--quiet',
      '--output=json',
      '--no-enable-error-reporting',
      '--disable-full-page-screenshot',
      `--only-categories=${Object.values(categories).join(',')}`,
      `--chrome-flags=${flags.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: browser }, maxBuffer: 2 ** 28, timeout },
  )

  return readReport(JSON.parse(stdout) as LighthouseReport)
}

/** Reads the measured values from a report. Throws if the report contains an error or lacks a value. */
export function readReport(report: LighthouseReport): Measured {
  if (report.runtimeError) throw new Error(report.runtimeError.message)
  const values = Object.entries(audits).map(([name, id]) => [name, report.audits[id]?.numericValue])
  const scores = Object.entries(categories).map(([name, id]) => {
    const score = report.categories[id]?.score
    return [name, typeof score === 'number' ? Math.round(score * 100) : undefined]
  })
  const missing = [...values, ...scores].find(([, value]) => value === undefined)
  if (missing) throw new Error(`Lighthouse did not measure ${missing[0]}`)

  return Object.fromEntries([...values, ...scores]) as Measured
}
