import type { Headers } from '../../src/gatsby/hosting/headers'

/** Parses a `_headers` file. Returns a function that returns the headers from all rules that match a path. */
export function readEdgeHeaders(text: string): (path: string) => Headers {
  // Each rule is a line with a path, and indented lines with headers.
  const rules = text.split(/\n(?=\/)/).map((rule) => {
    const headers = Array.from(rule.matchAll(/^\s+([^!:\s]+):\s*(.*)$/gm), (match) =>
      match.slice(1),
    )

    return { pattern: rule.replace(/\s[^]*/, ''), headers }
  })
  const matches = (path: string, pattern: string) =>
    pattern.endsWith('*') ? path.startsWith(pattern.slice(0, -1)) : path === pattern

  return (path) =>
    Object.fromEntries(
      rules.filter(({ pattern }) => matches(path, pattern)).flatMap(({ headers }) => headers),
    ) as Headers
}

/** Parses a `_redirects` file. Returns a function that returns the redirect for a path. */
export function readEdgeRedirects(
  text: string,
): (path: string) => { status: number; location: string } | undefined {
  const rules = text.split('\n').map((line) => line.split(' '))

  return (path) => {
    const [, location, status] = rules.find(([from]) => from === path) ?? []

    return location ? { status: Number(status), location } : undefined
  }
}
