import type { Kind } from './kinds'
import type { Fault } from './plant'
import type { Tests } from './tests'

/** A fault in a file, and in the same place of each copy of this file. */
export interface Planted {
  readonly kind: Kind
  /** Relative to the project, as all paths. */
  readonly file: string
  readonly faults: ReadonlyMap<string, Fault>
}

/** Runs tests while some faults are planted. Returns the output if a test fails, else undefined. */
export type RunTests = (tests: Tests, planted: readonly Planted[]) => string | undefined

/** Returns the faults that no test of their kind sees. All are of one kind. Later tests only run for what is left. */
export function survivorsOf(planted: readonly Planted[], run: RunTests): Planted[] {
  let left = [...planted]

  for (const tests of planted[0]?.kind.tests ?? []) {
    // Without the name of a file in the output, a failure does not tell which of several faults it is about.
    const groups = tests.hasFailureIn ? groupsOf(left) : left.map((one) => [one])
    const caught = new Set(groups.flatMap((group) => caughtBy(tests, group, run)))

    left = left.filter((one) => !caught.has(one))
  }

  return left
}

/** Returns groups of faults that can be tried together, because none fails the tests of another. */
function groupsOf(planted: readonly Planted[]): Planted[][] {
  const groups: Planted[][] = []
  const areRelated = ({ kind, file }: Planted, other: Planted) =>
    file === other.file || kind.areRelated?.(file, other.file)

  for (const one of planted) {
    const free = groups.find((group) => !group.some((other) => areRelated(one, other)))
    if (free) free.push(one)
    else groups.push([one])
  }

  return groups
}

/**
 * Returns the faults of a group that tests see. A failure belongs to the faults whose files it names. The others are
 * tried again without these, and by halves if no failure names any.
 */
function caughtBy(tests: Tests, group: readonly Planted[], run: RunTests): Planted[] {
  const output = group.length > 0 ? run(tests, group) : undefined
  if (output === undefined) return []
  if (group.length === 1) return [...group]
  const named = group.filter(({ file }) => tests.hasFailureIn?.(file, output))
  const others = group.filter((one) => !named.includes(one))
  const half = Math.ceil(others.length / 2)

  return named.length > 0
    ? [...named, ...caughtBy(tests, others, run)]
    : [others.slice(0, half), others.slice(half)].flatMap((part) => caughtBy(tests, part, run))
}
