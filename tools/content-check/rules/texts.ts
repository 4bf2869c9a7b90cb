import type { Nodes } from 'mdast'
import { codePoint, scriptOf } from '../characters'
import { checkTexts, documentsIn, type Content, type Rule } from '../content'
import type { Diagnostic } from '../diagnostic'
import { markdownIn, nodesIn } from '../markdown'
import {
  proseOnly,
  runtimePlaceholdersIn,
  withoutPlaceholders,
} from '../../../src/content/placeholders'

export const textsRules: readonly Rule[] = [characters, emptyTexts, plainTexts, braces, script]

const hidden =
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u200b\u2028-\u202e\ufeff\ufffd\ue000-\uf8ff]|\p{Cs}/u
const misread = /â€|[ÃÂ][\u00a1-\u00bf]|(?<!\/\S*)\p{L}\?\p{L}/u

/** Reports invisible characters, combining accents, and characters that were saved in a wrong encoding. */
function characters({ documents }: Content): Diagnostic[] {
  return checkTexts(documents.values(), ({ value }) => {
    const part = hidden.exec(value)?.[0]
    if (part)
      return [{ part, message: `found the invisible character ${codePoint(part)}, delete it` }]
    if (value !== value.normalize('NFC'))
      return [{ message: 'an accent is a character of its own, type the letter again' }]
    const wrong = misread.exec(value)?.[0]
    return wrong
      ? [{ part: wrong, message: `"${wrong}" was saved in a wrong encoding, type it again` }]
      : []
  })
}

function emptyTexts({ documents }: Content): Diagnostic[] {
  return checkTexts(documents.values(), ({ value }) => {
    if (value.trim() === '') return [{ message: 'this is empty, expected a text' }]
    if (!/^\s|[^\S\n]$/.test(value)) return []
    return [{ message: 'this starts or ends with a space, delete it' }]
  })
}

/** Patterns for markup and other content that does not belong in plain text, each with a name for the error message. */
const markup: readonly (readonly [RegExp, string])[] = [
  [/\*\*|(?<!\w)__|~~|`|\]\(|\[\^|^\[[ x]\] |^#{1,6} |^[-*•](?= |$)|^\|/m, 'Markdown'],
  [/<\/?[a-z][^<>]*>|<!--/i, 'HTML'],
  [/&(#\d+|#x[\da-f]+|[a-z]+\d*);/i, 'an HTML entity'],
  [/\$t\(/, 'a reference to another text'],
  [/https?:\/\/|www\./i, 'a URL, which belongs in content/site/'],
  [/\b(?:TODO|FIXME|TBD|XXX)\b|[Ll]orem ipsum/, 'unfinished'],
]

/** Reports markup in plain text, URLs outside the facts, and unfinished strings. */
function plainTexts(content: Content): Diagnostic[] {
  return checkTexts(documentsIn(content, ['locales', 'prose', 'site']), (leaf, document) => {
    if (document.file.startsWith('content/site/') && leaf.value.startsWith('https://')) return []
    const markdown = markdownIn(document).find(({ path }) => path === leaf.path)
    const texts = markdown ? nodesIn(markdown.root).flatMap(plainText) : [leaf.value]
    const fix = markdown ? 'check the Markdown around it' : 'expected plain text'
    return texts.flatMap((text) =>
      markup.flatMap(([pattern, name]) => {
        const part = pattern.exec(withoutPlaceholders(text))?.[0]
        return part ? [{ part, message: `"${part}" is ${name}, ${fix}` }] : []
      }),
    )
  })
}

function plainText(node: Nodes): string[] {
  return node.type === 'text' ? [node.value] : []
}

/** Reports braces outside placeholders, placeholders in facts, and placeholders in prose that the browser replaces. */
function braces(content: Content): Diagnostic[] {
  return checkTexts(documentsIn(content, ['locales', 'prose', 'site']), ({ value }, { file }) => {
    const isFact = file.startsWith('content/site/')
    const brace = /[{}]+/.exec(isFact ? value : withoutPlaceholders(value))
    const [runtime] = file.startsWith('content/prose/') ? runtimePlaceholdersIn(value) : []
    const found = brace?.[0] ?? runtime
    if (found === undefined) return []
    const [part] = value.slice(brace?.index ?? value.indexOf(found)).split('\n')
    return [
      { part, message: `"${found}" is not a placeholder, expected one such as {{brand.name}}` },
    ]
  })
}

/** Matches four or more consecutive words in Latin script: a sentence, not the name of a product. */
const latinSentence =
  /\p{Script=Latin}[\p{Script=Latin}'’-]*(?:,? \p{Script=Latin}[\p{Script=Latin}'’-]*){3,}/u
const mixedWord =
  /\p{L}*(?:\p{Script=Cyrillic}\p{Script=Latin}|\p{Script=Latin}\p{Script=Cyrillic})\p{L}*/u

/** Reports strings in the wrong script. Product names may be in Latin script in every language. */
function script(content: Content): Diagnostic[] {
  return Object.entries(content.site.locales).flatMap(([language, { intl }]) => {
    const { name, isLatin, foreign } = scriptOf(intl)
    return checkTexts(documentsIn(content, ['locales', 'prose'], language), ({ value }) => {
      const text = proseOnly(value)
      const mixed = isLatin ? undefined : mixedWord.exec(text)?.[0]
      if (mixed) return [{ part: mixed, message: `"${mixed}" mixes Latin and Cyrillic letters` }]
      const part = foreign.exec(text)?.[0] ?? (isLatin ? undefined : latinSentence.exec(text)?.[0])
      return part ? [{ part, message: `"${part}" is not in ${name} script, translate it` }] : []
    })
  })
}
