import { parse } from 'postcss'
import ts from 'typescript'
import { nodesOf } from '../../scripts/lib/syntaxTree'

/** A small fault: a part of a text, and what replaces it. */
export interface Fault extends Part {
  readonly replacement: string
}

/** A part of a text, from the offset of its first character to the one after its last. */
interface Part {
  readonly start: number
  readonly end: number
}

/** Returns all faults of one kind that a text could have, in the order of the text. */
export type FindFaults = (text: string) => Fault[]

/** Returns the text with the fault. */
export const withFault = (text: string, { start, end, replacement }: Fault): string =>
  text.slice(0, start) + replacement + text.slice(end)

/** Returns the number of the line in which a fault starts, and what the fault replaces by what. */
export function describeFault(text: string, { start, end, replacement }: Fault): string {
  const line = text.slice(0, start).split('\n').length
  const before = text.slice(Math.max(0, start - 30), start)
  const shorten = (part: string) => part.replace(/\s+/g, ' ').slice(0, 80)

  return `line ${line}: …${shorten(before)}[${shorten(text.slice(start, end))}] → [${shorten(replacement)}]`
}

/** Returns a fault that removes a part of a text. */
const removed = ({ start, end }: Part): Fault => ({ start, end, replacement: '' })

/** Returns the part of a text that a pattern has matched. */
const matchedPart = ({ 0: matched, index }: RegExpExecArray): Part => ({
  start: index,
  end: index + matched.length,
})

// Faults in style sheets

/** Removes a declaration. Fonts are left out: their ranges have a test of their own. */
export const removeDeclaration: FindFaults = (css) => {
  const faults: Fault[] = []

  parse(css).walkDecls(({ parent, source }) => {
    const isOfFont = parent?.type === 'atrule' && 'name' in parent && parent.name === 'font-face'
    if (isOfFont || !source?.start || !source.end) return

    faults.push(removed({ start: source.start.offset, end: source.end.offset }))
  })

  return faults
}

// Faults in pages

const openTag = /<[a-z][\w-]*(?:\s+[\w:-]+(?:="[^"]*")?)+\s*\/?>/g
const attributeInTag = /\s+(?<name>[\w:-]+)(?:="[^"]*")?/g

/** Attributes that only draw, or that only the style sheet and the scripts of the site read: other kinds cover them. */
const drawing =
  /^(?:class|style|d|fill|stroke.*|transform|viewBox|cx|cy|r|x\d?|y\d?|points|data-.*)$/

/** Drops an attribute of an element. */
export const dropAttribute: FindFaults = (html) =>
  Array.from(html.matchAll(openTag)).flatMap(({ 0: tag, index: tagStart }) =>
    Array.from(tag.matchAll(attributeInTag))
      .filter(({ groups }) => !drawing.test(groups?.name ?? ''))
      .map(matchedPart)
      .map(({ start, end }) => removed({ start: tagStart + start, end: tagStart + end })),
  )

const elementWithText =
  /<(?<name>td|th|dt|dd|li|h3|strong)(?: [^>]*)?>(?<value>[^<>]+)(?=<\/\k<name>>)/dg

/** Exchanges the texts of two neighbours with the same tag, such as two cells of a table. */
export const exchangeTexts: FindFaults = (html) => exchanges(html, elementWithText)

// Faults in data and in files for hosts

/** Adds one to a number. Digits in names, paths and fractions stay. */
export const changeNumber: FindFaults = (text) =>
  Array.from(text.matchAll(/(?<![\w.#/-])\d{1,9}(?![\w/-])/g), (match) => ({
    ...matchedPart(match),
    replacement: String(Number(match[0]) + 1),
  }))

/** Removes a line that is not empty. */
export const removeLine: FindFaults = (text) =>
  Array.from(text.matchAll(/^.+\n/gm), (match) => removed(matchedPart(match)))

const jsonValue = /"(?<name>\w+)": ?(?<value>"(?:[^"\\]|\\.)*"|[\d.]+|null|true|false)/dg

/** Exchanges two values with the same key in a JSON file. */
export const exchangeValues: FindFaults = (json) => exchanges(json, jsonValue)

/** Exchanges each value with the next one of the same name. The pattern has the groups `name` and `value`. */
function exchanges(text: string, pattern: RegExp): Fault[] {
  const values = Array.from(text.matchAll(pattern), ({ groups, indices }) => {
    const [start, end] = indices?.groups?.value ?? [0, 0]

    return { name: groups?.name, value: groups?.value ?? '', start, end }
  })

  return values.flatMap((one, index) => {
    const next = values.slice(index + 1).find(({ name }) => name === one.name)
    if (!next || next.value === one.value) return []
    const between = text.slice(one.end, next.start)

    return [{ start: one.start, end: next.end, replacement: next.value + between + one.value }]
  })
}

// Faults in scripts

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

/** Turns a condition into its opposite. */
export const flipCondition: FindFaults = (source) =>
  nodesOf(source)
    .filter(ts.isBinaryExpression)
    .flatMap(({ operatorToken }) => {
      const opposite = opposites[operatorToken.getText()]

      return opposite ? [replacedNode(operatorToken, opposite)] : []
    })

/** Changes a number: adds one to a small number, and doubles a larger one, so that it can be noticed. */
export const changeConstant: FindFaults = (source) =>
  nodesOf(source)
    .filter(ts.isNumericLiteral)
    .map((literal) => {
      const number = Number(literal.text)

      return replacedNode(literal, String(number > 10 ? number * 2 : number + 1))
    })

/** Puts the next other string of the script in the place of a string. Paths of imports and types stay. */
export const changeString: FindFaults = (source) => {
  const strings = nodesOf(source)
    .filter(ts.isStringLiteral)
    .filter(({ parent }) => !ts.isImportDeclaration(parent) && !ts.isLiteralTypeNode(parent))

  return strings.flatMap((string, index) => {
    const next = strings.slice(index + 1).find(({ text }) => text !== string.text)

    return next ? [replacedNode(string, next.getText())] : []
  })
}

/** Returns a fault that replaces a part of a script. */
const replacedNode = (node: ts.Node, replacement: string): Fault => ({
  start: node.getStart(),
  end: node.getEnd(),
  replacement,
})
