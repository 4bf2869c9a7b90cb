import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseDocument } from 'yaml'

/** Edits the files in a folder of content. */
export type Edit = (content: string) => void

/** Edits a JSON or YAML file. Comments in YAML are kept. */
export function editFile(
  path: string,
  edit: (document: ReturnType<typeof parseDocument>) => void,
): void {
  const document = parseDocument(readFileSync(path, 'utf8'), { version: '1.1' })

  edit(document)
  const text = path.endsWith('.json')
    ? `${JSON.stringify(document.toJSON(), null, 2)}\n`
    : document.toString({ lineWidth: 0 })

  writeFileSync(path, text)
}

/** Returns an edit that sets values in a file of content/site/, by the keys on the way to each value. */
export function setValues(
  file: string,
  ...values: readonly (readonly [path: readonly (string | number)[], value: unknown])[]
): Edit {
  return (content) =>
    editFile(join(content, 'site', file), (document) => {
      for (const [path, value] of values) document.setIn(path, value)
    })
}

/** Runs a script of CommonJS that has sharp and the arguments as `args`, because sharp has no synchronous functions. */
export function editImages(script: string, ...args: readonly string[]): void {
  const start = "const sharp = require('sharp'); const args = process.argv.slice(1);"

  execFileSync(process.execPath, ['-e', `${start} ${script}`, ...args])
}
