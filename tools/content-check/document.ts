import { parseDocument, type Document } from 'yaml'
import { parseContentPath, type ContentPath } from './contentPath'
import { memoize, pathText, scalarsIn, type Located, type Path } from './data'
import type { Diagnostic } from './diagnostic'
import { jsonProblem } from './jsonSyntax'
import { rangeOf } from './ranges'
import { separator, yamlProblem, type Problem } from './yamlSyntax'
import { splitText, yamlTraps } from './yamlTraps'

/** A file in content/. `path` is relative to the project folder and contains slashes, also on Windows. */
export interface ContentFile {
  readonly path: string
  readonly bytes: Uint8Array
}

/** A parsed file, with its kind if the site reads the file. */
export interface ContentDocument extends Partial<ContentPath> {
  readonly file: string
  readonly text: string
  /** The parsed data; undefined if the text cannot be parsed. */
  readonly value: unknown
  /** Errors in encoding and syntax. */
  readonly errors: readonly Diagnostic[]
  /** Creates a diagnostic about the value at a path, or about a part of a string. */
  readonly diagnostic: (path: Path, message: string, part?: string) => Diagnostic
  /** Creates a diagnostic about the key at the end of a path, or about the `key` of a list item. */
  readonly keyDiagnostic: (path: Path, message: string) => Diagnostic
}

/** A string in a file. */
export interface ContentText extends Located {
  readonly document: ContentDocument
  /** Creates a diagnostic about the string or a part of it. */
  readonly diagnostic: (message: string, part?: string) => Diagnostic
}

/** Parses a YAML or JSON file. Errors are returned, never thrown. */
export const readDocument = memoize(({ path: file, bytes }: ContentFile): ContentDocument => {
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
  const { tree, problems } = parse(file, text)
  const isUsable = tree && problems.every(({ isHarmless }) => isHarmless)
  const value: unknown = isUsable ? tree.toJS() : undefined
  const at = (offset: number, path: Path, message: string): Diagnostic => {
    const before = text.slice(0, offset).split('\n')
    const column = (before.at(-1) ?? '').length + 1
    return { file, line: before.length, column, path: pathText(value, path), message }
  }

  return {
    ...parseContentPath(file),
    file,
    text,
    value,
    errors: problems.map(({ offset, message }) => at(offset, [], message)),
    diagnostic: (path, message, part = '') => {
      const [from, to] = rangeOf(tree, path)
      return at(from + Math.max(0, text.slice(from, to).indexOf(part)), path, message)
    },
    keyDiagnostic: (path, message) => {
      const keyPath = typeof path.at(-1) === 'number' ? [...path, 'key'] : path
      return at(rangeOf(tree, keyPath, true)[0], keyPath, message)
    },
  }
})

export const textsIn = memoize((document: ContentDocument): ContentText[] =>
  scalarsIn(document.value).flatMap(({ path, value }) => {
    const diagnostic = (message: string, part?: string) => document.diagnostic(path, message, part)
    return typeof value === 'string' ? [{ path, value, document, diagnostic }] : []
  }),
)

const utf8 = 'expected UTF-8 without a byte order mark'

/** Patterns for files that are not parsed. The decoder replaces bytes that are not UTF-8 with U+FFFD. */
const wrongTexts: readonly (readonly [RegExp, string])[] = [
  [/^\s*$/, 'this file is empty, restore it with: git restore <file>'],
  [/^(\uFEFF|\uFFFD{2})/, `the file starts with a byte order mark, ${utf8}`],
  [/\uFFFD/, `this character is not encoded in UTF-8, ${utf8}`],
  [/\r/, 'found a Windows line end, expected LF only, run: npm run format'],
  [/^(<{7}|>{7}) /m, 'found a merge conflict, keep one of the two versions and delete this line'],
]

/** Parses a file, and finds its problems. There is no tree if the text is not parsed at all. */
function parse(file: string, text: string): { tree?: Document; problems: Problem[] } {
  const wrong = wrongTexts.find(([pattern]) => pattern.test(text))
  if (wrong) return { problems: [{ offset: text.search(wrong[0]), message: wrong[1] }] }
  try {
    const tree = parseDocument(text, { prettyErrors: false })

    return { tree, problems: problemsOf(file, text, tree) }
  } catch (error) {
    // Deeply nested brackets overflow the stack of the recursive parser.
    if (!(error instanceof RangeError)) throw error
    const message = 'brackets are nested too deeply, expected each to be closed'

    return { problems: [{ offset: 0, message }] }
  }
}

type FindProblems = (file: string, text: string, tree: Document.Parsed) => Problem[]

/** The kinds of problems. Only those of the first kind that a file has are reported, because they cause the others. */
const finders: readonly FindProblems[] = [
  (_, text) => tabs(text),
  (_, text, tree) => duplicateKeys(text, tree),
  (file, text, tree) => (file.endsWith('.json') ? jsonProblems(text) : yamlProblems(text, tree)),
]

function problemsOf(file: string, text: string, tree: Document.Parsed): Problem[] {
  for (const find of finders) {
    const problems = find(file, text, tree)
    if (problems.length > 0) return problems
  }

  return []
}

function tabs(text: string): Problem[] {
  const found = [...text.matchAll(/\t+/g)]

  return found.map(({ index }) => ({ offset: index, message: 'found a tab, expected spaces' }))
}

/** Finds keys that are in a group twice. */
function duplicateKeys(text: string, { errors }: Document.Parsed): Problem[] {
  const duplicates = errors.filter(({ code }) => code === 'DUPLICATE_KEY')

  return duplicates.map(({ pos: [offset] }) => {
    const key = /^[^\s:]+/.exec(text.slice(offset))?.[0] ?? ''

    return { offset, message: `the key ${key} is already in the same group, delete one of them` }
  })
}

function jsonProblems(text: string): Problem[] {
  try {
    JSON.parse(text)
    return []
  } catch (error) {
    return [jsonProblem(text) ?? { offset: 0, message: (error as Error).message }]
  }
}

/** Reports a line that is no YAML; else the traps; else what the parser says, which is about a later line. */
function yamlProblems(text: string, tree: Document.Parsed): Problem[] {
  const [broken] = tree.errors
  const traps = yamlTraps(text, tree)
  const isSplit = traps.some(({ message }) => message === splitText)
  const problem = broken || isSplit || separator.test(text) ? yamlProblem(text) : undefined
  if (problem) return [problem]
  if (!broken) return traps

  return [{ offset: broken.pos[0], message: `this is not valid YAML: ${broken.message}` }]
}
