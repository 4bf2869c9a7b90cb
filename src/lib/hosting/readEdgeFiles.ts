import { type Headers } from '../../site/headers'
import { type Move } from './edgeFiles'

/** Reads the text of a `_headers` file as edge hosts do; gives what answers for a path the headers of all rules that fit it. */
export function readEdgeHeaders(text: string): (path: string) => Headers {
  const rules: { fits: (path: string) => boolean; headers: Record<string, string> }[] = []
  for (const line of text.split('\n').filter((each) => each.trim() !== '')) {
    const header = /^\s+(?<name>[^:\s]+):\s*(?<value>.*)$/.exec(line)?.groups
    if (header) Object.assign(rules.at(-1)?.headers ?? {}, { [header.name ?? '']: header.value })
    else rules.push({ fits: fitsPattern(line.trim()), headers: {} })
  }
  return (path) =>
    Object.fromEntries(
      rules.filter(({ fits }) => fits(path)).flatMap(({ headers }) => Object.entries(headers)),
    )
}

/** Reads the permanent redirects from the text of a `_redirects` file. */
export function readMoves(text: string): Move[] {
  return [...text.matchAll(/^(?<from>\S+) (?<to>\S+) 301$/gm)].map(({ groups }) => ({
    from: groups?.from ?? '',
    to: groups?.to ?? '',
  }))
}

function fitsPattern(pattern: string): (path: string) => boolean {
  return pattern.endsWith('*')
    ? (path) => path.startsWith(pattern.slice(0, -1))
    : (path) => path === pattern
}
