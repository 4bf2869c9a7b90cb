import { type IncomingHttpHeaders } from 'node:http'

const halfYear = 15_768_000

/** Referrer policies that send other hosts at most the origin. */
const privateReferrer =
  /^(?:no-referrer|same-origin|strict-origin|strict-origin-when-cross-origin)$/

/**
 * Returns the score of a response's headers in MDN's HTTP Observatory: 100 points, minus penalties, plus bonuses, as
 * in its published table. The rules about cookies are left out, because the site sets none in a response.
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
  // The Observatory grants bonuses only from 90 points.
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
