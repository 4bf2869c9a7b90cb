import { readFileSync } from 'node:fs'
import { runChecks } from 'es-check'

/** What Safari 16.0 lacks of ES2022, as it is written. */
const missing = [
  ['a lookbehind', /\(\?<[=!]/],
  ['a static block', /\bstatic\s*\{/],
] as const

/** Names what a script asks for, by the path of its file, that the oldest of our browsers (see `browserslist`) lack. */
export async function newerThanFloor(file: string): Promise<string[]> {
  const text = readFileSync(file, 'utf8')
  const checked = await runChecks([
    { ecmaVersion: 'es2022', files: [file], checkFeatures: true, cache: false },
  ])
  return [
    ...checked.errors.map(({ err }) => err.message),
    ...missing.filter(([, pattern]) => pattern.test(text)).map(([name]) => name),
  ]
}
