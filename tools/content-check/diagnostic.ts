/** An error or a warning at a position in a file. Lines and columns are counted from 1. */
export interface Diagnostic {
  readonly file: string
  readonly line: number
  readonly column: number
  /** The path of the affected value, such as `files.macImage.version`; empty if the whole file is affected. */
  readonly path: string
  readonly message: string
}

/** Creates a diagnostic about a whole file. */
export function fileDiagnostic(file: string, message: string, path = ''): Diagnostic {
  return { file, line: 1, column: 1, path, message }
}

/** Formats a diagnostic as one line: `file:line:column  path: message`. */
export function formatDiagnostic({ file, line, column, path, message }: Diagnostic): string {
  return `${file}:${line}:${column}  ${path ? `${path}: ` : ''}${message}`
}

/** Compares diagnostics by file and position, for sorting. */
export function compareDiagnostics(a: Diagnostic, b: Diagnostic): number {
  if (a.file !== b.file) return a.file < b.file ? -1 : 1
  return a.line - b.line || a.column - b.column
}
