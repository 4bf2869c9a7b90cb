import type { Problem } from './problem'

/** A file's text, and what is wrong with its encoding, if anything, at which character. */
export interface Decoded {
  readonly text: string
  readonly problem?: Problem
}

/** Reads bytes as UTF-8; the text of badly encoded bytes is as good as can be, for telling the line. */
export function decodeText(bytes: Uint8Array): Decoded {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  const marks = `${String(bytes[0])} ${String(bytes[1])}`
  if (marks === '255 254' || marks === '254 255')
    return wrong(text, 0, 'the file is saved as UTF-16')
  if (text.startsWith('\uFEFF')) return wrong(text, 0, 'the file begins with a byte order mark')
  if (isUtf8(bytes)) return { text }
  return wrong(text, Math.max(0, text.indexOf('\uFFFD')), 'this character is not saved as UTF-8')
}

function wrong(text: string, offset: number, what: string): Decoded {
  const message = `${what}, expected UTF-8 without a byte order mark`
  return { text, problem: { offset, message, fatal: true } }
}

function isUtf8(bytes: Uint8Array): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}
