/** What a run of wrk says. */
export interface Load {
  readonly perSecond: number
  /** The 99th percentile of the waiting time, in milliseconds. */
  readonly p99: number
  readonly failed: number
}

const milliseconds: Readonly<Record<string, number>> = { us: 0.001, ms: 1, s: 1000 }

/** Reads what `wrk --latency` printed; throws when that is no such report. */
export function readLoad(report: string): Load {
  const p99 = /^\s*99%\s+(?<value>[\d.]+)(?<unit>us|ms|s)/m.exec(report)?.groups
  const perSecond = /^Requests\/sec:\s+(?<value>[\d.]+)/m.exec(report)?.groups?.value
  if (!p99 || !perSecond) throw new Error(`This is no report of wrk:\n${report}`)
  const refused = /^\s*Non-2xx or 3xx responses: (?<count>\d+)/m.exec(report)?.groups?.count
  const errors = /^\s*Socket errors: (?<counts>.*)$/m.exec(report)?.groups?.counts ?? ''
  return {
    perSecond: Number(perSecond),
    p99: Number(p99.value) * (milliseconds[p99.unit ?? ''] ?? NaN),
    failed: [...errors.matchAll(/\d+/g)].reduce(
      (sum, [n]) => sum + Number(n),
      Number(refused ?? 0),
    ),
  }
}
