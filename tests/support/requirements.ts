import type { System } from '../../src/site/systems'
import { readSiteFile } from './content'

const requirements = readSiteFile('requirements')

/** Returns the values of a system that only the recommended computer has, without those that are part of a minimum. */
function recommendedOnly(system: System): string[] {
  const { minimum, recommended } = requirements[system]
  const least = Object.values(minimum).join('; ')

  return Object.values(recommended)
    .map(String)
    .filter((value) => !least.includes(value))
}

/**
 * Returns what a text lacks of a system's minimum, apart from the needs in `except`, and what it has of the recommended
 * values. Each fault starts with `name`.
 */
export function minimumFaults(
  name: string,
  system: System,
  text: string,
  except: readonly string[] = [],
): string[] {
  // No-break spaces are spaces here.
  const words = ` ${text.replace(/\s/g, ' ')} `
  const has = (value: unknown) => new RegExp(`(?<!\\w)${String(value)}(?!\\d)`).test(words)
  const minimum = Object.entries(requirements[system].minimum)
    .filter(([need]) => !except.includes(need))
    .map(([, value]) => value)

  return [
    ...minimum
      .filter((value) => !has(value))
      .map((value) => `${name}: minimum ${value} is missing`),
    ...recommendedOnly(system)
      .filter(has)
      .map((value) => `${name}: ${value} is recommended, expected only the minimum`),
  ]
}
