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
    if (found) return { ...found, offset: index + found.offset }
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

/** The parts of a line: spaces, the hyphens of list items, a key and a value. Columns count from the start of the line. */
interface Line {
  readonly text: string
  readonly spaces: number
  /** The column after the hyphens, of which a line may have several. Equals `spaces` if there are none. */
  readonly column: number
  /** The key with its colon; empty if there is none. */
  readonly key: string
  readonly valueColumn: number
  /** The value, without a comment. */
  readonly value: string
}

/** Divides a line into its parts. */
function partsOf(text: string): Line {
  const spaces = /^ */.exec(text)?.[0].length ?? 0
  const column = columnAfterHyphens(text, spaces)
  const { key, valueStart } = keyIn(text.slice(column))
  const valueColumn = column + valueStart
  const value = text.slice(valueColumn).replace(/ +#.*$| +$/, '')

  return { text, spaces, column, key, valueColumn, value }
}

/** Checks a line, and notes in the context what it says about the next one. */
function lineProblem(text: string, context: Context): Problem | undefined {
  const line = partsOf(text)
  if (isIgnored(line, context)) return undefined

  if (context.depth > 0) {
    context.depth += depthOf(text)

    return undefined
  }

  const wrong =
    separatorProblem(text) ?? hyphenProblem(line, context) ?? startProblem(line, context)
  if (wrong) return wrong

  expectAfter(line, context)
  const found = valueProblem(line.value)

  return found && { ...found, offset: line.valueColumn + found.offset }
}

/** Returns whether a line is a comment, is empty, or belongs to a text that starts with "|". */
function isIgnored({ text, spaces }: Line, { block = Infinity }: Context): boolean {
  return /^ *(?:#|$)/.test(text) || spaces > block
}

/** Notes what the lines after a value may be. */
function expectAfter({ key, spaces, column, value }: Line, context: Context): void {
  const isBlock = /^[|>][-+\d]*$/.test(value)

  context.isOpen = value === ''
  context.block = isBlock ? (key ? column : spaces) : undefined
  context.depth = /^[[{]/.test(value) ? depthOf(value) : 0
}

/** Returns the column after the hyphens of list items. */
function columnAfterHyphens(text: string, spaces: number): number {
  let column = spaces

  while (text.startsWith('- ', column) || text.slice(column) === '-') column += 2

  return column
}

/** Checks the columns of the hyphens, and adds them to the levels. */
function hyphenProblem({ spaces, column: end }: Line, context: Context): Problem | undefined {
  for (let column = spaces; column < end; column += 2) {
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

/** Checks the key of a line. Items may be texts, and brackets may open in the line after their key. */
function startProblem(line: Line, context: Context): Problem | undefined {
  const { text, spaces, column, key } = line
  if (key) return indentProblem(column, false, context)

  const rest = text.slice(column)
  const isItem = column > spaces
  if (isItem || (context.isOpen && flowStart.test(rest))) return undefined

  return { offset: column, message: keyProblem(rest) }
}

/** Checks the column of a key or list item, and adds it to the levels. */
function indentProblem(column: number, isItem: boolean, context: Context): Problem | undefined {
  const levels = levelsAt(column, isItem, context)
  if (!levels) {
    const wanted = expectedColumns(column, isItem, context).join(' or ')

    return { offset: column, message: `expected ${wanted} spaces before this, found ${column}` }
  }

  context.levels = levels
  context.isOpen = false

  return undefined
}

/** Returns the levels that contain a key or list item, and its own; undefined if it must not be in its column. */
function levelsAt(column: number, isItem: boolean, { levels, isOpen }: Context) {
  const outer = outerLevels(levels, column, isItem)
  const last = outer.at(-1)
  if (last?.column === column && last.isItem === isItem) return outer

  return isOpen ? [...outer, { column, isItem }] : undefined
}

/** Returns where the writer may have meant a key or list item to be: in the text above, or at the nearest of its kind. */
function expectedColumns(column: number, isItem: boolean, { levels, block }: Context) {
  const columns = levels.filter((level) => level.isItem === isItem).map((level) => level.column)
  const ofText = block === undefined ? [] : [`${block + 2} (like the text above)`]

  return [...ofText, ...nearestTo(column, columns)]
}

/** Returns the levels that contain a line, or are its own. A key ends the list that has the key's column. */
function outerLevels(levels: Context['levels'], column: number, isItem: boolean) {
  const outer = levels.filter((level) => level.column <= column)
  const endsList = !isItem && outer.at(-1)?.isItem && outer.at(-2)?.column === column

  return endsList ? outer.slice(0, -1) : outer
}

/** Returns the columns with the least distance to a column: one, or two of the same distance. */
function nearestTo(column: number, columns: readonly number[]): number[] {
  const least = Math.min(...columns.map((one) => Math.abs(one - column)))

  return columns.filter((one) => Math.abs(one - column) === least)
}

/** Returns what is wrong with a line that has no key. */
function keyProblem(line: string): string {
  if (/^[\w-]+:[^\s/]/.test(line)) return 'expected a space after the colon'
  if (/^-[^-]/.test(line)) return 'expected a space after the hyphen'
  return 'expected "key: value" here; a text of several lines needs "|" after the colon of its key, and two more spaces in each line'
}

/** Checks the value of a key or an item, which may be empty. */
function valueProblem(value: string): Problem | undefined {
  if (/^["']/.test(value)) return quoteProblem(value)
  if (/^[|>]/.test(value))
    return /^.[-+\d]*$/.test(value)
      ? undefined
      : { offset: 1, message: 'expected the text in the next line, with two more spaces' }
  if (flowStart.test(value) && (depthOf(value) > 0 || /[\]}]$/.test(value))) return undefined

  return plainTextProblem(value)
}

/** Checks a text in quotes. Each kind of quote has its own way to be part of the text. */
function quoteProblem(value: string): Problem | undefined {
  const quote = value.charAt(0)
  const [whole, escaped] = quote === '"' ? [/^"(?:[^"\\]|\\.)*"/, '\\"'] : [/^'(?:[^']|'')*'/, "''"]
  const closed = whole.exec(value)?.[0]
  if (closed === value) return undefined
  if (closed === undefined)
    return {
      offset: 0,
      message: `this quote is not closed in this line, expected the whole text and ${quote} in one line`,
    }

  return {
    offset: closed.length - 1,
    message: `the text goes on after this quote, expected ${escaped} for a quote within the text`,
  }
}

/** Checks a text without quotes. */
function plainTextProblem(value: string): Problem | undefined {
  if (/^[%@`*&!,[\]{}]|^[?-] /.test(value))
    return { offset: 0, message: `a text cannot start with ${value.charAt(0)}, ${quoteAround}` }
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

/** Checks that a line has ordinary spaces and colons where they are part of the syntax. */
function separatorProblem(line: string): Problem | undefined {
  const [, before = '', found] = separator.exec(line) ?? []
  if (!found) return undefined
  const message =
    found === '：'
      ? 'found a full-width colon, expected ":" and a space'
      : `found ${found === '\u00a0' ? 'a no-break' : 'an unusual'} space (${codePoint(found)}), expected an ordinary one`
  return { offset: before.length, message }
}
