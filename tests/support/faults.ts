/** Expects a rule to have found no fault on any page. A failure names the first ten in full and counts the rest. */
export function expectNoFaults(faults: readonly string[]): void {
  if (faults.length === 0) return
  const more = faults.length > 10 ? `\n… and ${faults.length - 10} more` : ''
  throw new Error(`${faults.length} found:\n${faults.slice(0, 10).join('\n')}${more}`)
}
