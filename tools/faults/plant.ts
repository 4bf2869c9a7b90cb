import ts from 'typescript'

/** A small fault: a part of a text, and what replaces it. */
export interface Fault {
  /** The offsets of the part in the text. */
  readonly start: number
  readonly end: number
  readonly replacement: string
}

/** Returns all faults of one kind that a text could have. */
export type FindFaults = (text: string) => Fault[]

/** Returns the text with the fault. */
export const withFault = (text: string, { start, end, replacement }: Fault) =>
  text.slice(0, start) + replacement + text.slice(end)

/** Returns the number of the line in which a fault starts, and what the fault replaces by what. */
export function describeFault(text: string, { start, end, replacement }: Fault): string {
  const line = text.slice(0, start).split('\n').length
  const before = Math.max(0, start - 30)
  const show = (part: string) => part.replace(/\s+/g, ' ').slice(0, 80)

  return `line ${line}: …${show(text.slice(before, start))}[${show(text.slice(start, end))}] → [${show(replacement)}]`
}

/** Removes a declaration of a style sheet. Fonts are left out: their ranges have a test of their own. */
export const removeDeclaration: FindFaults = (css) =>
  [...css.matchAll(/(?<=[{;])([a-z-]+:(?:"[^"]*"|\([^)]*\)|[^;{}"(])+)(;|(?=\}))/g)]
    .filter(({ index }) => !isInFontFace(css, index))
    .map(({ 0: declaration, index }) => ({
      start: index,
      end: index + declaration.length,
      replacement: '',
    }))

function isInFontFace(css: string, index: number): boolean {
  const start = css.lastIndexOf('{', index)
  return css.slice(0, start).trimEnd().endsWith('@font-face')
}

/** Attributes that only draw, or that only the style sheet and the scripts of the site read: other kinds cover them. */
const drawing =
  /^(?:class|style|d|fill|stroke.*|transform|viewBox|cx|cy|r|x\d?|y\d?|points|data-.*)$/

/** Drops an attribute of an element. */
export const dropAttribute: FindFaults = (html) =>
  [...html.matchAll(/<[a-z][\w-]*((?:\s+[\w:-]+(?:="[^"]*")?)+)\s*\/?>/g)].flatMap((tag) => {
    const from = tag.index + tag[0].indexOf(tag[1] ?? '')

    return [...(tag[1] ?? '').matchAll(/\s+([\w:-]+)(?:="[^"]*")?/g)]
      .filter(([, name = '']) => !drawing.test(name))
      .map(({ 0: attribute, index }) => ({
        start: from + index,
        end: from + index + attribute.length,
        replacement: '',
      }))
  })

/** Exchanges the texts of two neighbours with the same tag, such as two cells of a table. */
export const exchangeTexts: FindFaults = (html) => {
  const element = /<(td|th|dt|dd|li|h3|strong)(?: [^>]*)?>([^<>]+)(?=<\/\1>)/g

  return exchanges(html, element)
}

/** Adds one to a number. */
export const changeNumber: FindFaults = (text) =>
  [...text.matchAll(/(?<![\w.#/-])\d{1,9}(?![\w/-])/g)].map(({ 0: digits, index }) => ({
    start: index,
    end: index + digits.length,
    replacement: String(Number(digits) + 1),
  }))

/** Removes a line of a text. */
export const removeLine: FindFaults = (text) =>
  [...text.matchAll(/^.+\n/gm)].map(({ 0: line, index }) => ({
    start: index,
    end: index + line.length,
    replacement: '',
  }))

/** Exchanges two values with the same key in a JSON file. */
export const exchangeValues: FindFaults = (json) => {
  const pair = /"(\w+)": ?("(?:[^"\\]|\\.)*"|[\d.]+|null|true|false)/g

  return exchanges(json, pair)
}

/** Exchanges each value with the next one of the same name. A pattern's groups are the name and, at its end, the value. */
function exchanges(text: string, pattern: RegExp): Fault[] {
  const values = [...text.matchAll(pattern)].map(({ 0: whole, 1: name, 2: value = '', index }) => ({
    name,
    value,
    start: index + whole.length - value.length,
    end: index + whole.length,
  }))

  return values.flatMap((one, index) => {
    const next = values.slice(index + 1).find(({ name }) => name === one.name)
    if (!next || next.value === one.value) return []
    const between = text.slice(one.end, next.start)

    return [{ start: one.start, end: next.end, replacement: next.value + between + one.value }]
  })
}

const opposites: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '<': '>=',
  '>': '<=',
  '<=': '>',
  '>=': '<',
  '&&': '||',
  '||': '&&',
}

/** Turns a condition of a script into its opposite. */
export const flipCondition: FindFaults = (source) =>
  nodesOf(source).flatMap((node) => {
    if (!ts.isBinaryExpression(node)) return []
    const operator = node.operatorToken
    const replacement = opposites[operator.getText()]

    return replacement ? [{ start: operator.getStart(), end: operator.getEnd(), replacement }] : []
  })

/** Changes a number of a script: adds one to a small number, and doubles a larger one, so that it can be noticed. */
export const changeConstant: FindFaults = (source) =>
  nodesOf(source)
    .filter(ts.isNumericLiteral)
    .map((literal) => {
      const number = Number(literal.text)
      const replacement = String(number > 10 ? number * 2 : number + 1)

      return { start: literal.getStart(), end: literal.getEnd(), replacement }
    })

/** Puts the next string or key of a script in the place of a string. */
export const changeString: FindFaults = (source) => {
  const strings = nodesOf(source)
    .filter(ts.isStringLiteral)
    .filter(({ parent }) => !ts.isImportDeclaration(parent) && !ts.isLiteralTypeNode(parent))

  return strings.flatMap((one, index) => {
    const next = strings.slice(index + 1).find(({ text }) => text !== one.text)

    return next ? [{ start: one.getStart(), end: one.getEnd(), replacement: next.getText() }] : []
  })
}

/** Returns all nodes of a script, in the order of the source. */
function nodesOf(source: string): ts.Node[] {
  const file = ts.createSourceFile('script.tsx', source, ts.ScriptTarget.Latest, true)
  const nodes: ts.Node[] = []
  const visit = (node: ts.Node): void => {
    nodes.push(node)
    ts.forEachChild(node, visit)
  }

  visit(file)

  return nodes
}
