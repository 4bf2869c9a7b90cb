import type { Field } from './field'

/** The value that an input stands for: a number that is none stays a text, for the content check to refuse. */
export function readInput({ kind, whenEmpty }: Field, text: string): unknown {
  if (kind === 'choice') return JSON.parse(text) as unknown
  if (text === '') return whenEmpty
  if (kind !== 'number') return text
  const number = Number(text)
  return Number.isFinite(number) ? number : text
}
