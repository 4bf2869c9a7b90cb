import { codePoint } from './characters'

export interface Problem {
  readonly offset: number
  readonly message: string
  /** Whether the file's data can be used nevertheless. */
  readonly isHarmless?: boolean
}

const quoteAround = 'expected quotes around the text'

/** Finds the line that explains why a YAML file cannot be parsed. The parser often stops only in a later line. */
export function yamlProblem(text: string): Problem | undefined {
  const context: Context = { levels: [{ column: 0, isItem: false }], isOpen: true, depth: 0 }
  for (const { 0: line, index } of text.matchAll(/^.*$/gm)) {
    const found = lineProblem(line, context)
    if (found) return { offset: index + found.offset, message: found.message }
  }
  return undefined
}

/** What the previous lines of a YAML file say about the next line. */
interface Context {
  /** The keys and list items that contain the line: their columns, the outermost first. */
  levels: { readonly column: number; readonly isItem: boolean }[]
  /** Whether the last line ends with a key or a hyphen, so that the next one may be indented further. */
  isOpen: boolean
  /** The number of open brackets and braces. */
  depth: number
  /** The column of the last key whose value starts with "|". */
  block?: number
}

function lineProblem(line: string, context: Context): Problem | undefined {
  const spaces = /^ */.exec(line)?.[0].length ?? 0
  if (isIgnored(line, spaces, context)) return undefined

  if (context.depth > 0) {
    context.depth += depthOf(line)

    return undefined
  }

  const column = columnAfterHyphens(line, spaces)
  const { key, valueStart } = keyIn(line.slice(column))
  const start = column + valueStart
  const value = line.slice(start).replace(/ +#.*$| +$/, '')
  const wrong =
    separatorProblem(line) ??
    hyphenProblem(spaces, column, context) ??
    startProblem(line, { key, column, isItem: column > spaces }, context)
  if (wrong) return wrong

  context.isOpen = value === ''
  context.block = /^[|>][-+\d]*$/.test(value) ? (key ? column : spaces) : undefined
  context.depth = /^[[{]/.test(value) ? depthOf(value) : 0
  const found = valueProblem(value)

  return found && { offset: start + found.offset, message: found.message }
}

/** Comments, empty lines, and lines of a text that starts with "|". */
function isIgnored(line: string, spaces: number, { block = Infinity }: Context): boolean {
  return /^ *(?:#|$)/.test(line) || spaces > block
}

/** Returns the column after the hyphens of list items, of which a line may start with several. */
function columnAfterHyphens(line: string, spaces: number): number {
  let column = spaces

  while (line.startsWith('- ', column) || line.slice(column) === '-') column += 2

  return column
}

function hyphenProblem(from: number, to: number, context: Context): Problem | undefined {
  for (let column = from; column < to; column += 2) {
    const wrong = indentProblem(column, true, context)
    if (wrong) return wrong

    context.isOpen = true
  }

  return undefined
}

/** Returns the key at the start of a text, and the offset of its value or, if the value is in the next line, of the end. */
function keyIn(text: string): { key: string; valueStart: number } {
  const [key = '', hasValue] = /^(?:"[^"]*"|'[^']*'|[\w.-]+):(?: +(.)|$)/.exec(text) ?? []

  return { key, valueStart: key.length - (hasValue ? 1 : 0) }
}

interface LineStart {
  readonly key: string
  /** The column after the hyphens. */
  readonly column: number
  /** Whether there are hyphens. */
  readonly isItem: boolean
}

/** Checks the key of a line. Items may be texts, and brackets may open in the line after their key. */
function startProblem(line: string, start: LineStart, context: Context): Problem | undefined {
  const { key, column, isItem } = start
  const rest = line.slice(column)
  if (key) return indentProblem(column, false, context)
  if (isItem || (context.isOpen && flowStart.test(rest))) return undefined

  return { offset: column, message: keyProblem(rest) }
}

/** Checks the column of a key or list item, and adds it to the levels. */
function indentProblem(column: number, isItem: boolean, context: Context): Problem | undefined {
  const { levels, isOpen, block } = context
  const outer = levels.filter((level) => level.column <= column)
  if (!isItem && outer.at(-1)?.isItem && outer.at(-2)?.column === column) outer.pop()
  const last = outer.at(-1)
  const isKnown = last?.column === column && last.isItem === isItem
  if (isKnown || isOpen) {
    context.levels = isKnown ? outer : [...outer, { column, isItem }]
    context.isOpen = false

    return undefined
  }

  const columns = levels.filter((level) => level.isItem === isItem).map((level) => level.column)
  const nearest = Math.min(...columns.map((one) => Math.abs(one - column)))
  const expected = columns.filter((one) => Math.abs(one - column) === nearest)
  const ofText = block === undefined ? [] : [`${block + 2} (like the text above)`]
  const wanted = [...ofText, ...expected].join(' or ')

  return { offset: column, message: `expected ${wanted} spaces before this, found ${column}` }
}

function keyProblem(line: string): string {
  if (/^[\w-]+:[^\s/]/.test(line)) return 'expected a space after the colon'
  if (/^-[^-]/.test(line)) return 'expected a space after the hyphen'
  return 'expected "key: value" here; a text of several lines needs "|" after the colon of its key, and two more spaces in each line'
}

function valueProblem(value: string): Problem | undefined {
  const first = value.charAt(0)
  if (first === '"' || first === "'") {
    const closed = (first === '"' ? /^"(?:[^"\\]|\\.)*"/ : /^'(?:[^']|'')*'/).exec(value)?.[0]
    if (!closed) {
      const missing = `this quote is not closed in this line, expected the whole text and ${first} in one line`

      return { offset: 0, message: missing }
    }

    const escaped = first === '"' ? '\\"' : "''"
    const message = `the text goes on after this quote, expected ${escaped} for a quote within the text`

    return closed === value ? undefined : { offset: closed.length - 1, message }
  }

  if (/^[|>]/.test(value))
    return /^.[-+\d]*$/.test(value)
      ? undefined
      : { offset: 1, message: 'expected the text in the next line, with two more spaces' }
  if (flowStart.test(value) && (depthOf(value) > 0 || /[\]}]$/.test(value))) return undefined
  if (/^[%@`*&!,[\]{}]|^[?-] /.test(value))
    return { offset: 0, message: `a text cannot start with ${first}, ${quoteAround}` }
  const colon = /: |:$/.exec(value)

  return colon
    ? { offset: colon.index, message: `this text contains a colon, ${quoteAround}` }
    : undefined
}

/** Matches the start of a list or an object in brackets, but not of a placeholder. */
const flowStart = /^(?:\[|\{(?!\{))/

/** Returns the number of brackets and braces that a line opens, less those that it closes. */
function depthOf(line: string): number {
  const brackets = line.replace(/"(?:[^"\\]|\\.)*"|'[^']*'/g, '').match(/[[\]{}]/g) ?? []
  return brackets.reduce((depth, one) => depth + (/[[{]/.test(one) ? 1 : -1), 0)
}

/** Matches a no-break space or a full-width character where YAML expects a space or a colon. */
export const separator =
  /^( *(?:- )*(?:[\w-]+(?=[:：])|-|):?)([\u00a0\u1680\u2000-\u200a\u202f\u205f\u3000：])/m

function separatorProblem(line: string): Problem | undefined {
  const [, before = '', found] = separator.exec(line) ?? []
  if (!found) return undefined
  const message =
    found === '：'
      ? 'found a full-width colon, expected ":" and a space'
      : `found ${found === '\u00a0' ? 'a no-break' : 'an unusual'} space (${codePoint(found)}), expected an ordinary one`
  return { offset: before.length, message }
}

const jsonToken =
  /\s*(?:([{}[\],:])|("(?:[^"\\\n]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*")|((?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][-+]?\d+)?|true|false|null)(?![\w.])))/y

/** What the next token has to be, apart from a closing bracket. */
type Token = 'value' | 'key' | 'colon' | 'comma' | 'end'

/** Finds the first position at which a text is not valid JSON. */
export function jsonProblem(text: string): Problem | undefined {
  const open: string[] = []
  let next: Token = 'value'
  let mayClose = false
  let previous = ''

  for (let end = 0; ; end = jsonToken.lastIndex) {
    const offset = end + (/^\s*/.exec(text.slice(end))?.[0].length ?? 0)

    jsonToken.lastIndex = end
    const [, mark = '', string = '', other = ''] = jsonToken.exec(text) ?? []
    const closed = open.at(-1) === '{' ? '}' : ']'
    if (next === 'end' && offset === text.length) return undefined
    if (mayClose && mark === closed) {
      open.pop()
      next = 'comma'
    } else if (next === 'key' && string) {
      next = 'colon'
    } else if (next === 'colon' && mark === ':') {
      next = 'value'
    } else if (next === 'comma' && mark === ',') {
      next = open.at(-1) === '{' ? 'key' : 'value'
    } else if (next === 'value' && /[[{]/.test(mark)) {
      open.push(mark)
      next = mark === '{' ? 'key' : 'value'
    } else if (next === 'value' && (string || other)) {
      next = 'comma'
    } else {
      const message = jsonExplanation(text.slice(offset), { next, previous, closed })
      const isComma = previous === ',' && /[\]}]/.test(mark)

      return { offset: isComma ? text.lastIndexOf(',', offset) : offset, message }
    }

    if (next === 'comma' && open.length === 0) next = 'end'
    mayClose = next === 'comma' || /[[{]/.test(mark)
    previous = mark || string || other
  }
}

/** Returns the message for a position. `previous` is the token before it, `closed` the bracket that ends its list. */
function jsonExplanation(
  rest: string,
  { next, previous, closed }: Readonly<Record<'next' | 'previous' | 'closed', string>>,
): string {
  if (rest === '') return `the file ends too early, expected ${closed}`
  if (/^[“”„«‘’']/.test(rest)) return 'expected straight double quotes (")'
  if (/^(?:\/[/*]|#)/.test(rest)) return 'JSON has no comments, delete this one'
  if (next === 'end') return 'expected the end of the file here, delete the rest'
  if (next === 'comma' || next === 'colon') {
    if (/^\p{L}/u.test(rest) && previous.startsWith('"'))
      return 'the text goes on after its quote, expected \\" for a quote within the text'
    if (/^\w/.test(rest) && /\d$/.test(previous))
      return 'expected only digits in this number, without a unit'

    return `expected a ${next} before this`
  }

  if (rest.startsWith('"'))
    return /^"[^"\n]*\\(?!["\\/bfnrtu])/.test(rest)
      ? 'this text contains a single backslash, expected two (\\\\)'
      : 'this quote is not closed, expected one after the text, in the same line'
  if (previous === ',' && /^[\]}]/.test(rest)) return 'nothing follows this comma, delete it'
  if (next === 'value') return 'expected a text in double quotes, a number, true, false or null'

  return /^\d/.test(rest)
    ? 'a number has no separators, expected only digits and a decimal point'
    : 'expected a key in double quotes'
}
