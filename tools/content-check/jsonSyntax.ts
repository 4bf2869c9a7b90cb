import { printParseErrorCode, visit, type ParseErrorCode } from 'jsonc-parser'
import type { Problem } from './yamlSyntax'

/** An error of the parser: where it starts and ends, and its code, such as `CommaExpected`. */
interface ParseError {
  readonly offset: number
  readonly end: number
  readonly code: string
}

const expectedValue = 'expected a text in double quotes, a number, true, false or null'
const wrongBackslash = 'this text contains a single backslash, expected two (\\\\)'

/** What an error means that nothing around it explains, by its code. */
const sentences: Readonly<Record<string, string>> = {
  CommaExpected: 'expected a comma before this',
  ColonExpected: 'expected a colon before this',
  PropertyNameExpected: 'expected a key in double quotes',
  ValueExpected: expectedValue,
  EndOfFileExpected: 'expected the end of the file here, delete the rest',
  UnexpectedEndOfString: 'this quote is not closed, expected one after the text, in the same line',
  UnexpectedEndOfNumber: 'this number ends too early, expected a digit after it',
  InvalidEscapeCharacter: wrongBackslash,
  InvalidUnicode: wrongBackslash,
  InvalidCharacter: 'this text contains an invisible control character, delete it',
  InvalidSymbol: 'this does not belong here, delete it',
}

/** Errors that one recognizes by the text around them: the end of the text before, and the start of the text from there. */
const signs: readonly (readonly [before: RegExp, from: RegExp, message: string])[] = [
  [/$/, /^[“”„«‘’']/, 'expected straight double quotes (")'],
  [/$/, /^(?:\/[/*]|#)/, 'JSON has no comments, delete this one'],
  [/$/, /^[^\S\n ]/, 'found an unusual space, expected an ordinary one'],
  [/:\s*$/, /^\p{L}/u, expectedValue],
  [/[[{,]\s*$/, /^,/, 'nothing is before this comma, delete it'],
  [
    /"\s*$/,
    /^\p{L}/u,
    'the text goes on after its quote, expected \\" for a quote within the text',
  ],
  [/\d\s*$/, /^[\p{L}_]/u, 'expected only digits in this number, without a unit'],
  [/\d,\s*$/, /^\d/, 'a number has no separators, expected only digits and a decimal point'],
  [/\b0$/, /^\d/, 'a number does not start with 0, delete it'],
]

/** Finds the first position at which a text is not valid JSON. */
export function jsonProblem(text: string): Problem | undefined {
  const errors = parseErrors(text)
  const [first] = errors
  if (!first) return undefined

  const { offset } = first
  const [before, from] = [text.slice(0, offset), text.slice(offset)]
  if (from === '')
    return { offset, message: `the file ends too early, expected ${closing(errors)}` }
  if (/,\s*$/.test(before) && /^[\]}]/.test(from))
    return { offset: before.lastIndexOf(','), message: 'nothing follows this comma, delete it' }

  const sign = signs.find((one) => one[0].test(before) && one[1].test(from))

  return { offset, message: sign?.[2] ?? sentenceFor(errors, text) }
}

/** Returns all errors of a text, in its order. The first one may cause the others. */
function parseErrors(text: string): ParseError[] {
  const errors: ParseError[] = []
  const onError = (code: ParseErrorCode, offset: number, length: number) => {
    errors.push({ offset, end: offset + length, code: printParseErrorCode(code) })
  }

  visit(text, { onError }, { disallowComments: true })

  return errors
}

/** Returns the first bracket or brace that the end of a text lacks. */
function closing(errors: readonly ParseError[]): string {
  const missing = errors.find(({ code }) => code.startsWith('Close'))

  return missing?.code === 'CloseBracketExpected' ? ']' : '}'
}

/** Returns the sentence for the first error. If it is an unknown word, the next error says what was expected instead. */
function sentenceFor([first, next]: readonly ParseError[], text: string): string {
  const isInstead =
    first?.code === 'InvalidSymbol' && next && text.slice(first.end, next.offset).trim() === ''
  const code = (isInstead ? next : first)?.code ?? ''

  return sentences[code] ?? `this is not valid JSON: ${code}`
}
