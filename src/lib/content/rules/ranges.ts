import { documentsIn, type Content } from '../content'
import { isGroup } from '../data'
import type { Path } from '../locate'
import type { Mistake } from '../mistake'

interface Range {
  readonly path: Path
  readonly minKey: string
  readonly maxKey: string
}

/** Of two facts that are called the same but for min and max, the first is not above the second. */
export function ranges(content: Content): Mistake[] {
  return documentsIn(content, 'site').flatMap((document) =>
    reversedRanges(document.value, []).map(({ path, minKey, maxKey }) =>
      document.mistake(
        [...path, minKey],
        `this is above "${maxKey}", expected it at most as large`,
      ),
    ),
  )
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
