import { type IncomingHttpHeaders } from 'node:http'

const halfYear = 15_768_000

/** Matches referrer policies that send at most the origin to other hosts. */
const privateReferrer =
  /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/

/**
 * Returns the score that MDN's HTTP Observatory gives to the headers of a response. The score starts at 100 points.
 * Penalties and bonuses follow the Observatory's published table. Cookies are not checked, because we set none.
 */
export function observatoryScore(headers: IncomingHttpHeaders): number {
  const policy = readPolicy(String(headers['content-security-policy'] ?? ''))
  const maxAge = /max-age=(?<seconds>\d+)/.exec(headers['strict-transport-security'] ?? '')
  const seconds = Number(maxAge?.groups?.seconds ?? -1)
  const penalties = [
    [policy.size === 0, 25],
    [(policy.get('script-src') ?? '').includes("'unsafe-inline'"), 20],
    [(policy.get('script-src') ?? '').includes("'unsafe-eval'"), 10],
    [(policy.get('style-src') ?? '').includes("'unsafe-inline'"), 5],
    [/(?:^| )(?:\*|https?:|data:)(?: |$)/.test([...policy.values()].join(' ')), 20],
    [seconds < 0, 20],
    [seconds >= 0 && seconds < halfYear, 10],
    [headers['x-content-type-options'] !== 'nosniff', 5],
    [!policy.has('frame-ancestors'), 20],
  ] as const
  const bonuses = [
    [policy.get('default-src') === "'none'", 10],
    [policy.get('frame-ancestors') === "'none'", 5],
    [privateReferrer.test(String(headers['referrer-policy'])), 5],
    [headers['cross-origin-resource-policy'] === 'same-origin', 10],
    [headers['cross-origin-opener-policy'] === 'same-origin', 10],
  ] as const
  const score = 100 - sum(penalties)
  // The Observatory adds bonuses only to scores of at least 90.
  return score < 90 ? Math.max(0, score) : score + sum(bonuses)
}

function readPolicy(text: string): Map<string, string> {
  const directives = text.split(';').map((directive) => directive.trim())
  return new Map(
    directives.filter(Boolean).map((directive) => {
      const [name = '', ...values] = directive.split(/\s+/)
      return [name, values.join(' ')]
    }),
  )
}

function sum(points: readonly (readonly [boolean, number])[]): number {
  return points.reduce((total, [met, value]) => total + (met ? value : 0), 0)
}
