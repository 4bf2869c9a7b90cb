import { breaks, editable, type Line } from './breaks.fixture'
import type { ContentFile } from './contentFile'

/** A change to one file that the check has to tell, and the lines of which it may name one. */
export interface Case {
  readonly path: string
  /** The changed line, from 1. */
  readonly line: number
  readonly lines: readonly number[]
  readonly change: (bytes: Uint8Array) => Uint8Array
}

/** One way to break content, and where it is tried. */
export interface Mutation {
  readonly what: string
  readonly cases: readonly Case[]
}

const perMutation = 8

/** Every way to break content, tried in some places of the real content, the same in each run. */
export function mutationsOf(files: readonly ContentFile[]): Mutation[] {
  const lines = files.flatMap(linesOf)
  const byLine = breaks.map(([what, where, change]) => {
    const cases = lines.flatMap((line) => {
      if (!where.test(line.path) || !editable.test(line.path)) return []
      const changed = change(line.text, line)
      return changed === null || changed === line.text ? [] : [lineCase(line, changed)]
    })
    return { what, cases: sample(cases) }
  })
  return [...byLine, ...byFile(files)]
}

function linesOf({ path, bytes }: ContentFile): Line[] {
  if (!/\.(json|yaml)$/.test(path)) return []
  const lines = new TextDecoder().decode(bytes).split('\n')
  return lines.map((text, index) => ({ path, lines, index, text }))
}

function lineCase(line: Line, changed: string): Case {
  const { path, lines, index } = line
  const text = [...lines.slice(0, index), ...(changed ? [changed] : []), ...lines.slice(index + 1)]
  return {
    path,
    line: index + 1,
    lines: [index, index + 1, index + 2, ...parentsOf(line)],
    change: () => new TextEncoder().encode(text.join('\n')),
  }
}

/** The lines of the groups that a line belongs to: what is missing is told there. */
function parentsOf({ lines, index }: Line): number[] {
  const indentation = (text: string) => /^[ -]*/.exec(text)?.[0].length ?? 0
  const parents: number[] = []
  const line = lines[index] ?? ''
  // A closing bracket belongs to the line that opens its group.
  let inner = indentation(line) + (/^ *[}\]]/.test(line) ? 1 : 0)
  for (let at = index - 1; at >= 0; at -= 1) {
    const text = lines[at] ?? ''
    if (!text.trim() || text.startsWith('#') || indentation(text) >= inner) continue
    inner = indentation(text)
    parents.push(at + 1)
  }
  return [...parents, lines.findIndex((text) => !text.startsWith('#')) + 1]
}

/** Ways to break a whole file. */
function byFile(files: readonly ContentFile[]): Mutation[] {
  const whole = files.filter(({ path }) => editable.test(path))
  // Fewer plans or demo videos are no mistake.
  const cut = whole.filter(({ path }) => !/plans|testimonials/.test(path))
  return [
    fileMutation('saved as UTF-16', whole, (bytes) => {
      return Buffer.from(`\ufeff${new TextDecoder().decode(bytes)}`, 'utf16le')
    }),
    fileMutation('saved with a byte order mark', whole, (bytes) => {
      return Buffer.concat([Buffer.from('\ufeff'), bytes])
    }),
    fileMutation('saved as Latin-1', whole, (bytes) => {
      return Buffer.from(new TextDecoder().decode(bytes).replace(/[a-z]/, '$&é'), 'latin1')
    }),
    fileMutation('cut in the middle', cut, (bytes) => bytes.subarray(0, bytes.length / 2)),
    fileMutation('empty', whole, () => new Uint8Array()),
    fileMutation('with the content of another file', whole, () =>
      Buffer.from('{"other": ["x"]}\n'),
    ),
    fileMutation(
      'in another language',
      whole.filter(({ path }) => /\/de\/(?!units)/.test(path)),
      (_, path) => bytesOf(path.replace('/de/', '/en/'), files),
    ),
  ]
}

function bytesOf(path: string, files: readonly ContentFile[]): Uint8Array {
  return files.find((file) => file.path === path)?.bytes ?? new Uint8Array()
}

function fileMutation(
  what: string,
  files: readonly ContentFile[],
  changeOf: (bytes: Uint8Array, path: string) => Uint8Array,
): Mutation {
  const anywhere = Array.from({ length: 1000 }, (_, index) => index + 1)
  const cases = files.map(({ path }) => {
    const change = (bytes: Uint8Array) => changeOf(bytes, path)
    return { path, line: 1, lines: anywhere, change }
  })
  return { what: `a file ${what}`, cases: sample(cases) }
}

function sample<Item>(items: readonly Item[]): Item[] {
  const step = Math.max(1, items.length / perMutation)
  return items.filter((_, index) => Math.floor(index / step) !== Math.floor((index - 1) / step))
}
