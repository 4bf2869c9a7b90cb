import type { Field } from './field'

/** A number as people write it, with no more digits than a computer keeps. */
const decimal = /^-?\d{1,15}(\.\d{1,15})?$/

/** The value that an input stands for: a number that is none stays a text, for the content check to refuse. */
export function readInput({ kind, whenEmpty }: Field, text: string): unknown {
  if (kind === 'choice') return JSON.parse(text) as unknown
  if (text === '') return whenEmpty
  if (kind !== 'number') return text
  const digits = text.trim()
  if (digits === '') return whenEmpty
  return decimal.test(digits) ? Number(digits) : text
}
