import type { Position } from './mistake'

/** Tells the line and the column, both from 1, of a character of a text, given its number from 0. */
export function positionAt(text: string, offset: number): Position {
  const before = text.slice(0, offset).split('\n')
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 }
}
