/** How many faults a message contains. `npm run test:faults` sets another number, to read which pages have faults. */
const limit = Number(process.env.SHOWN_FAULTS ?? 10)

/** Throws if there are faults. The message contains the first faults, and the number of further ones. */
export function expectNoFaults(faults: readonly string[]): void {
  if (faults.length === 0) return
  const more = faults.length > limit ? `\n… and ${faults.length - limit} more` : ''
  throw new Error(`${faults.length} found:\n${faults.slice(0, limit).join('\n')}${more}`)
}

/** Runs a rule on each page. Returns all faults, each preceded by the path of the page. */
export function faultsOn<Page extends { readonly path: string }>(
  pages: readonly Page[],
  rule: (page: Page) => readonly (string | false | undefined)[],
): string[] {
  return pages.flatMap((page) =>
    rule(page)
      .filter((fault) => fault !== false && fault !== undefined)
      .map((fault) => `${page.path}: ${fault}`),
  )
}

/** Returns a fault with both values if they differ. */
export function difference(name: string, expected: unknown, found: unknown): string[] {
  const [wanted, shown] = [expected, found].map((value) => JSON.stringify(value))
  return wanted === shown ? [] : [`${name}: expected ${wanted}, found ${shown}`]
}

/** Returns what one of two lists lacks, each as a fault. The order does not matter. */
export function listDifferences(
  name: string,
  expected: readonly string[],
  found: readonly string[],
): string[] {
  return [
    ...expected.filter((one) => !found.includes(one)).map((one) => `${name}: ${one} is missing`),
    ...found.filter((one) => !expected.includes(one)).map((one) => `${name}: ${one} is unexpected`),
    ...found
      .filter((one, index) => found.indexOf(one) !== index)
      .map((one) => `${name}: ${one} is there twice`),
  ]
}
