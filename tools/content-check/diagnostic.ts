/** An error or a warning about a place in a file. Line and column start at 1. */
export interface Diagnostic {
  readonly file: string
  readonly line: number
  readonly column: number
  /** The place in the data, such as `files.macImage.version`; empty for the file as a whole. */
  readonly path: string
  readonly message: string
}

/** Makes a diagnostic about a file as a whole. */
export function fileDiagnostic(file: string, message: string): Diagnostic {
  return { file, line: 1, column: 1, path: '', message }
}

/** Prints a diagnostic as one line: `file:line:column  path: message`. */
export function formatDiagnostic({ file, line, column, path, message }: Diagnostic): string {
  return `${file}:${line}:${column}  ${path ? `${path}: ` : ''}${message}`
}

/** Orders diagnostics by file and place, for sorting. */
export function compareDiagnostics(a: Diagnostic, b: Diagnostic): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1
  return a.line - b.line || a.column - b.column
}

/** Gives the line and the column of a character, which is counted from 0. */
export function positionAt(text: string, offset: number): { line: number; column: number } {
  const before = text.slice(0, offset).split('\n')
  return { line: before.length, column: (before.at(-1) ?? '').length + 1 }
}
