import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'

const endings = ['', '.ts', '.tsx', '.mjs', '/index.ts']

const isFile = (path: string) => existsSync(path) && statSync(path).isFile()

/** Returns the files that a script imports, directly or through others, and the script itself. */
export function importsOf(file: string): ReadonlySet<string> {
  const found = new Set<string>()
  const visit = (path: string): void => {
    if (found.has(path)) return
    found.add(path)
    for (const [, name = ''] of readFileSync(path, 'utf8').matchAll(
      /(?:from|import\(?|require\()\s*['"](\.[^'"]+)['"]/g,
    )) {
      const target = endings.map((ending) => join(dirname(path), name) + ending).find(isFile)
      if (target) visit(target)
    }
  }

  visit(file)

  return found
}
