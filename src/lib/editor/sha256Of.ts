import { hash } from 'node:crypto'

/** The SHA-256 of a file's bytes, in hexadecimal digits. */
export function sha256Of(bytes: Uint8Array): string {
  return hash('sha256', bytes)
}
