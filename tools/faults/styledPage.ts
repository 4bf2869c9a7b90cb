import { readFileSync } from 'node:fs'
import { load } from 'cheerio'

/** Returns the selectors of the rule around an offset in a style sheet, without states and pseudo-elements. */
export function selectorAt(css: string, offset: number): string {
  const start = css.lastIndexOf('{', offset)
  const before = css.slice(0, start)
  const selector = before.slice(
    Math.max(...['{', '}', ';'].map((sign) => before.lastIndexOf(sign))) + 1,
  )

  return selector.replace(
    /::?(?:hover|focus[\w-]*|active|visited|checked|open|before|after|marker|backdrop|placeholder|target|disabled|-[\w-]+)\b/g,
    '',
  )
}

/** Returns the first page in which a selector matches an element; the first of all if it matches in none. */
export function pageWith(selector: string, files: readonly string[]): string {
  const matches = (file: string) => {
    try {
      return load(readFileSync(file, 'utf8'))(selector).length > 0
    } catch {
      // A selector that only browsers know, such as one that starts with a combinator.
      return false
    }
  }

  return files.find(matches) ?? files[0] ?? ''
}
