import { parseDocument, type Document } from 'yaml'
import type { ContentFile } from './contentFile'
import { textsOf, type Leaf } from './data'
import { decodeText } from './decodeText'
import { jsonProblems } from './jsonSyntax'
import { locate, pathText, type Path, type Target } from './locate'
import type { Mistake } from './mistake'
import { oncePer } from './oncePer'
import { positionAt } from './positionAt'
import { depthProblem, tabProblems, type Problem } from './problem'
import { yamlProblems } from './yamlProblems'

/** A content file as text and as data, able to say where in the text a piece of the data stands. */
export interface ContentDocument {
  readonly file: string
  readonly text: string
  /** The data; undefined when the text can't be read. */
  readonly value: unknown
  /** What is wrong with the encoding and the syntax. */
  readonly mistakes: readonly Mistake[]
  /** Makes a mistake at a path of the data, or nearer: at a key below it, or at a text inside it. */
  readonly mistake: (path: Path, message: string, target?: Target) => Mistake
}

interface Read {
  readonly value: unknown
  readonly problems: readonly Problem[]
}

/** Reads a YAML or JSON file into data; what is wrong with the text is told in `mistakes`, never thrown. */
export const readDocument = oncePer(({ path: file, bytes }: ContentFile): ContentDocument => {
  const decoded = decodeText(bytes)
  const { text } = decoded
  const problem = decoded.problem ?? depthProblem(text)
  // JSON is YAML, too; it needs its tree, which takes long to make, only for telling where a mistake is.
  let tree: Document.Parsed | undefined
  const getTree = () => (tree ??= parseDocument(text, { prettyErrors: false }))
  const read = problem ? { value: undefined, problems: [problem] } : readText(file, text, getTree)
  const mistakeAt = (offset: number, path: string, message: string): Mistake => {
    return { file, ...positionAt(text, offset), path, message }
  }
  return {
    file,
    text,
    value: read.value,
    mistakes: read.problems.map(({ offset, message }) => mistakeAt(offset, '', message)),
    mistake: (path, message, target = {}) => {
      const full = target.key === undefined ? path : [...path, target.key]
      return mistakeAt(locate(getTree(), text, path, target), pathText(read.value, full), message)
    },
  }
})

function readText(file: string, text: string, getTree: () => Document.Parsed): Read {
  const tabs = tabProblems(text)
  if (file.endsWith('.json')) {
    const problems = jsonProblems(text)
    const value: unknown = problems.some(({ fatal }) => fatal) ? undefined : JSON.parse(text)
    return { value, problems: [...tabs, ...problems] }
  }
  const tree = getTree()
  const problems = yamlProblems(tree)
  const value: unknown = problems.some(({ fatal }) => fatal) ? undefined : tree.toJS()
  return { value, problems: [...tabs, ...problems] }
}

/** Every text of a document and the way to it. */
export const textsIn = oncePer((document: ContentDocument): Leaf[] => textsOf(document.value))
