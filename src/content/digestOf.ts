import { hash } from 'node:crypto'

/** Returns the first `length` hexadecimal digits of a text's SHA-256; all digits by default. */
export function digestOf(text: string, length?: number): string {
  return hash('sha256', text).slice(0, length)
}
