import { keyOf } from '../content/data'
import type { Path } from '../content/locate'

/** What a form calls a piece of data: `["windows", "memoryGigabytes"]` is "Memory gigabytes", an item is called by its key. */
export function labelOf(path: Path, value: unknown): string {
  const step = path.at(-1)
  if (step === undefined) return ''
  if (typeof step === 'number') {
    const key = keyOf(value) ?? ''
    return key === '' ? String(step + 1) : key
  }
  const words = step.replace(/([a-z0-9])([A-Z])/g, '$1 $2').toLowerCase()
  return words.charAt(0).toUpperCase() + words.slice(1)
}
