import { documentsIn, type Content } from '../content'
import { isGroup } from '../data'
import type { Path } from '../locate'
import type { Mistake } from '../mistake'

interface Range {
  readonly path: Path
  readonly minKey: string
  readonly maxKey: string
}

/** Of two facts that are called the same but for min and max, the first is not above the second; no number is so large that it loses digits. */
export function ranges(content: Content): Mistake[] {
  return documentsIn(content, 'site').flatMap((document) => [
    ...reversedRanges(document.value, []).map(({ path, minKey, maxKey }) =>
      document.mistake(
        [...path, minKey],
        `this is above "${maxKey}", expected it at most as large`,
      ),
    ),
    ...numbersOf(document.value, [])
      .filter(({ number }) => Math.abs(number) > Number.MAX_SAFE_INTEGER)
      .map(({ path }) => document.mistake(path, 'this number is too large for anything we count')),
  ])
}

function numbersOf(value: unknown, path: Path): { path: Path; number: number }[] {
  if (typeof value === 'number') return [{ path, number: value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, inner]) => {
    return numbersOf(inner, [...path, Array.isArray(value) ? Number(key) : key])
  })
}

function reversedRanges(value: unknown, path: Path): Range[] {
  if (!isGroup(value)) return []
  return Object.entries(value).flatMap(([minKey, min]) => {
    const maxKey = minKey.replace(/^min(?=[A-Z])/, 'max').replace(/Min(?=[A-Z]|$)/, 'Max')
    const max = value[maxKey]
    const reversed = typeof min === 'number' && typeof max === 'number' && min > max
    return reversed ? [{ path, minKey, maxKey }] : reversedRanges(min, [...path, minKey])
  })
}
