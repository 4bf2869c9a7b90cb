import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Writes a text file, and the folders above it that are not there yet. */
export function placeFile(path: string, content: string): void {
  mkdirSync(dirname(path), { recursive: true })
  writeFileSync(path, content)
}

/** Puts a link to an absolute path where a file is wanted, and the folders above it that are not there yet. */
export function placeLink(target: string, path: string): void {
  mkdirSync(dirname(path), { recursive: true })
  symlinkSync(target, path)
}
