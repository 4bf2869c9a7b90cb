import { isGroup, keyOf } from '../content/data'

/** Lists what differs between two pieces of data, a line each: `files.macImage.version: "1.6.0" → "1.7.0"`. */
export function differences(before: unknown, after: unknown, path = ''): string[] {
  if (JSON.stringify(before) === JSON.stringify(after)) return []
  if (isGroup(before) && isGroup(after)) {
    const names = [...new Set([...Object.keys(before), ...Object.keys(after)])]
    return names.flatMap((name) =>
      differences(before[name], after[name], path ? `${path}.${name}` : name),
    )
  }
  if (Array.isArray(before) && Array.isArray(after) && before.length === after.length) {
    return before.flatMap((item, index) =>
      differences(item, after[index], `${path}.${keyOf(item) ?? String(index)}`),
    )
  }
  return [`${path}: ${shown(before)} → ${shown(after)}`]
}

function shown(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value)
}
