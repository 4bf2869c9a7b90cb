/** What a step's output says. */
export interface Outcome {
  readonly passed: number
  readonly failed: number
  /** The names of the failed tests, or the last lines of a failed command without tests. */
  readonly failures: readonly string[]
}

/** The number of failures, or lines of output, that the summary lists. */
const listed = 20

/**
 * Reads the summary that Jest (`Tests: 1 failed, 2 passed, 3 total`) or Playwright (`  1 failed`) prints, and the names
 * of the failed tests. A command that prints no such summary counts as one test.
 */
export function readOutput(output: string, exitCode: number): Outcome {
  const numberOf = (result: string) =>
    Number(new RegExp(`^(?:Tests:.*?| +)(\\d+) ${result}\\b`, 'm').exec(output)?.[1] ?? 0)
  if (exitCode === 0) return { passed: numberOf('passed') || 1, failed: 0, failures: [] }

  const names = [...jestFailures(output), ...playwrightFailures(output)]
  const failures = names.length > 0 ? summarize(names) : output.trimEnd().split('\n').slice(-listed)

  return { passed: numberOf('passed'), failed: numberOf('failed') || 1, failures }
}

/** A failed test: its name, and where it ran, such as a file or an engine. */
type Failure = readonly [name: string, place: string]

/** Returns the failed tests in Jest's output, which names the file in a line above them. */
function jestFailures(output: string): Failure[] {
  const failures: Failure[] = []
  let file = ''

  for (const line of output.split('\n')) {
    file = /^FAIL (?:\w+ )?(\S+)/.exec(line)?.[1] ?? file
    const name = /^ {2}● (?!Console$)(.*)/.exec(line)?.[1]

    // If a file cannot be loaded, it has no test to name.
    if (name === 'Test suite failed to run') failures.push([`${file}: ${name}`, file])
    else if (name) failures.push([name, file])
  }

  return failures
}

/** Returns the failed tests in Playwright's output, which lists them below their number, with the project's name first. */
function playwrightFailures(output: string): Failure[] {
  const [, ...lines] = /^ +\d+ failed(?:\n {4}.*)+/m.exec(output)?.[0].split('\n') ?? []

  return lines.map((line) => {
    const [, project = '', name = ''] = /^ *(?:\[(\w+)\] › )?(.*?)[ ─]*$/.exec(line) ?? []

    return [name, project]
  })
}

/** Lists each name once, with the number of places where it failed, and the number of names that are left out. */
function summarize(failures: readonly Failure[]): string[] {
  const places = new Map<string, Set<string>>()

  for (const [name, place] of failures)
    places.set(name, (places.get(name) ?? new Set<string>()).add(place))

  const lines = Array.from(places, ([name, { size }]) =>
    size > 1 ? `${name} (in ${size} places)` : name,
  )
  const more = lines.length - listed

  return more > 0 ? [...lines.slice(0, listed), `… and ${more} more: see above`] : lines
}
