/** Expects a list of faults to be empty. A failure prints the first ten and counts the rest. */
export function expectNoFaults(faults: readonly string[]): void {
  if (faults.length === 0) return
  const more = faults.length > 10 ? `\n… and ${faults.length - 10} more` : ''
  throw new Error(`${faults.length} found:\n${faults.slice(0, 10).join('\n')}${more}`)
}
