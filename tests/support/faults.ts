/** Throws if there are faults. The error message contains the first ten faults and the number of further faults. */
export function expectNoFaults(faults: readonly string[]): void {
  if (faults.length === 0) return
  const more = faults.length > 10 ? `\n… and ${faults.length - 10} more` : ''
  throw new Error(`${faults.length} found:\n${faults.slice(0, 10).join('\n')}${more}`)
}
