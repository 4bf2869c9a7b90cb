import type { Field } from './field'

/** A number as people write it, with no more digits than a computer keeps. */
const decimal = /^-?\d{1,15}(\.\d{1,15})?$/

/** The value that an input stands for: a number that is none stays a text, for the content check to refuse. */
export function readInput({ kind, whenEmpty }: Field, text: string): unknown {
  if (kind === 'choice') return JSON.parse(text) as unknown
  const input = kind === 'number' ? text.trim() : text
  if (input === '') return whenEmpty
  return kind === 'number' && decimal.test(input) ? Number(input) : text
}
