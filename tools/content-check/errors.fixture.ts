import { contentErrors } from './checkContent'
import { contentOf } from './contentOf.fixture'
import { formatDiagnostic } from './diagnostic'

/** The contents of files, by path in content/. */
export type Texts = Readonly<Record<string, string>>

/** Returns an English and a German file with one string each. */
export const strings = (english: string, german: string): Texts => ({
  'locales/en/home.json': JSON.stringify({ a: english }),
  'locales/de/home.json': JSON.stringify({ a: german }),
})

/** Returns the errors of all rules in some content, each as `file:line:column  path: message`. */
export const errorsIn = (texts: Texts): string[] =>
  contentErrors(contentOf(texts)).map(formatDiagnostic)

/** Expects an error that starts with `expected`, which is a path in content/, a position and a message. */
export function expectError(expected: string, texts: Texts): void {
  expect(errorsIn(texts)).toContainEqual(expect.stringContaining(`content/${expected}`))
}
