import { runtimePlaceholdersIn, withoutPlaceholders } from '../../../src/content/placeholders'
import { codePoint } from '../characters'
import { textsOf, type Content, type Diagnostics, type Rule } from '../content'
import type { ContentText } from '../document'
import { markdownOf, nodesIn } from '../markdown'

/** Rules for what a text of any language contains: characters, markup, placeholders and search terms. */
export const textsRules: readonly Rule[] = [characters, plainTexts, braces, keywords]

const hidden =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b\u2028-\u202e\u2061-\u2069\ufeff\ufffd\ue000-\uf8ff]|\p{Cs}/u
/** Letters and digits of another width, ligatures, and the shapes of joined Arabic letters. */
const otherForm =
  /[\uff10-\uff19\uff21-\uff3a\uff41-\uff5a\uff66-\uff9f\uffa0-\uffdc\ufb00-\ufdff\ufe70-\ufefc]+/
const misread = /â€|[ÃÂ][\u00a1-\u00bf]|(?<!\/\S*)\p{L}\?\p{L}/u

/** Characters that a text cannot contain, and what to do about those that were found. */
const faultyCharacters: readonly (readonly [RegExp, (found: string) => string])[] = [
  [hidden, (found) => `found the invisible character ${codePoint(found)}, delete it`],
  [
    otherForm,
    (found) =>
      `"${found}" has another form than the usual letters, type "${found.normalize('NFKC')}"`,
  ],
  [misread, (found) => `"${found}" was saved in a wrong encoding, type it again`],
]

/** Reports empty strings, outer spaces, and characters that are invisible, combined, in another form or misread. */
function* characters(content: Content): Diagnostics {
  for (const { value, diagnostic } of textsOf(content)) {
    const [fault] = faultyCharacters.flatMap(([pattern, advice]) => {
      const found = pattern.exec(value)?.[0]

      return found ? { found, advice: advice(found) } : []
    })

    if (fault) yield diagnostic(fault.advice, fault.found)
    else if (value !== value.normalize('NFC'))
      yield diagnostic('an accent is a character of its own, type the letter again')
    else if (value.trim() === '') yield diagnostic('this is empty, expected a text')
    else if (/^\s|[^\S\n]$/.test(value))
      yield diagnostic('this starts or ends with a space, delete it')
  }
}

/** Patterns for markup and other content that does not belong in plain text, each with a name for the error message. */
const markup: readonly (readonly [RegExp, string])[] = [
  [/\*\*|(?<!\w)__|~~|`|\][([]|\[\^|^\[[ x]\] |^#{1,6} |^[-*•](?= |$)|^\|/m, 'Markdown'],
  [/<\/?[a-z][^<>]*>|<!--/i, 'HTML'],
  [/&(#\d+|#x[\da-f]+|[a-z]+\d*);/i, 'an HTML entity'],
  [/\$t\(/, 'a reference to another text'],
  [/https?:\/\/|www\./i, 'a URL, which belongs in content/site/'],
  [/\b(?:TODO|FIXME|TBD|XXX)\b|[Ll]orem ipsum/, 'unfinished'],
]

/** Reports markup in plain text, URLs outside the facts, and unfinished strings. */
function* plainTexts(content: Content): Diagnostics {
  for (const text of textsOf(content, ['locales', 'prose', 'site'])) {
    const isFactUrl = text.document.folder === 'site' && text.value.startsWith('https://')
    if (isFactUrl) continue
    const fix = markdownOf(text) ? 'check the Markdown around it' : 'expected plain text'

    for (const [part, name] of markupIn(text))
      yield text.diagnostic(`"${part}" is ${name}, ${fix}`, part)
  }
}

/** Returns the markup in the plain parts of a text, each with its name. */
function markupIn(text: ContentText): (readonly [part: string, name: string])[] {
  return plainParts(text).flatMap((plain) =>
    markup.flatMap(([pattern, name]) => {
      const part = pattern.exec(withoutPlaceholders(plain))?.[0]

      return part ? [[part, name] as const] : []
    }),
  )
}

/** Returns the text of a string that is not Markdown; else the texts between its marks. */
function plainParts(text: ContentText): string[] {
  const root = markdownOf(text)
  if (!root) return [text.value]

  return nodesIn(root).flatMap((node) => (node.type === 'text' ? node.value : []))
}

/** Reports braces outside placeholders, placeholders in facts, and placeholders in prose that the browser replaces. */
function* braces(content: Content): Diagnostics {
  for (const { document, value, diagnostic } of textsOf(content, ['locales', 'prose', 'site'])) {
    const brace = /[{}]+/.exec(document.folder === 'site' ? value : withoutPlaceholders(value))
    const [runtime] = document.folder === 'prose' ? runtimePlaceholdersIn(value) : []
    const found = brace?.[0] ?? runtime
    if (found === undefined) continue
    const [part] = value.slice(brace?.index ?? value.indexOf(found)).split('\n')

    yield diagnostic(`"${found}" is not a placeholder, expected one such as {{brand.name}}`, part)
  }
}

/** Reports search terms that are twice in a list, or that HTML does not separate: it knows only the comma of English. */
function* keywords(content: Content): Diagnostics {
  for (const { path, value, diagnostic } of textsOf(content, ['locales'])) {
    if (path.join('.') !== 'meta.keywords') continue

    const other = /[،、，]/u.exec(value)?.[0]
    if (other) yield diagnostic(`"${other}" separates no search terms, type ","`)

    const terms = value.split(/,\s*/u).map((term) => term.toLowerCase())
    const repeated = terms.find((term, index) => terms.indexOf(term) !== index)

    if (repeated) yield diagnostic(`"${repeated}" is twice in this list, delete one`)
  }
}
