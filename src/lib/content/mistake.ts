/** A place in a text file; both numbers start at 1. */
export interface Position {
  readonly line: number
  readonly column: number
}

/** Something in a content file that must be put right, in words for the person who edits it. */
export interface Mistake extends Position {
  readonly file: string
  /** Where in the data it is, such as `files.macImage.version`; empty for the file as a whole. */
  readonly path: string
  readonly message: string
}

/** Prints a mistake as one line: `file:line:column  path: message`. */
export function mistakeLine({ file, line, column, path, message }: Mistake): string {
  return `${file}:${line}:${column}  ${path ? `${path}: ` : ''}${message}`
}

/** Orders two mistakes by file and place, for sorting. */
export function compareMistakes(a: Mistake, b: Mistake): number {
  return compareTexts(a.file, b.file) || a.line - b.line || a.column - b.column
}

function compareTexts(a: string, b: string): number {
  if (a === b) return 0
  return a < b ? -1 : 1
}
