import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { tool } from '../lib/run.mjs'

/** What Lighthouse measured on one load of a page: milliseconds, bytes on the wire, scores from 0 to 100. */
export interface Audit {
  readonly figures: Readonly<Record<Figure, number>>
  readonly scores: Readonly<Record<string, number>>
}

/** What is compared between pages, in the order of the table. */
export const figures = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
  SI: 'speed-index',
  bytes: 'total-byte-weight',
} as const

export type Figure = keyof typeof figures

/** The part of Lighthouse's report that is read here. */
export interface Report {
  readonly audits: Readonly<Record<string, { readonly numericValue?: number } | undefined>>
  readonly categories: Readonly<Record<string, { readonly score: number | null } | undefined>>
  readonly runtimeError?: { readonly message: string }
}

/** How often a load is tried: on a busy machine a recording fails now and then, and Lighthouse asks to run again. */
const attempts = 3

/** How many milliseconds one load may take: now and then the browser or Lighthouse never ends. An idle machine needs 15 seconds. */
const patience = 90_000

/** Opens an address in a fresh browser with Lighthouse's mobile settings and gives what it measured; throws when that fails three times. */
export async function audit(...load: Parameters<typeof auditOnce>): Promise<Audit> {
  for (let attempt = 1; attempt < attempts; attempt++) {
    try {
      return await auditOnce(...load)
    } catch {
      console.error(`Once more: ${load[0]}`)
    }
  }
  return auditOnce(...load)
}

async function auditOnce(
  address: string,
  browser: string,
  flags: readonly string[],
  categories: readonly string[],
): Promise<Audit> {
  const { stdout } = await promisify(execFile)(
    tool('lighthouse'),
    [
      address,
      '--quiet',
      '--output=json',
      '--no-enable-error-reporting',
      `--only-categories=${categories.join(',')}`,
      `--chrome-flags=${flags.join(' ')}`,
    ],
    { env: { ...process.env, CHROME_PATH: browser }, maxBuffer: 2 ** 28, timeout: patience },
  )
  return readReport(JSON.parse(stdout) as Report)
}

/** Takes the figures and scores out of a report; throws when Lighthouse couldn't measure one. */
export function readReport({ audits, categories, runtimeError }: Report): Audit {
  if (runtimeError) throw new Error(runtimeError.message)
  const measured = Object.entries(figures).map(([figure, id]) => {
    const value = audits[id]?.numericValue
    if (value === undefined) throw new Error(`Lighthouse did not measure ${id}`)
    return [figure, value]
  })
  const scores = Object.entries(categories).map(([id, category]) => [
    id,
    Math.round((category?.score ?? 0) * 100),
  ])
  return {
    figures: Object.fromEntries(measured) as Audit['figures'],
    scores: Object.fromEntries(scores) as Audit['scores'],
  }
}
