declare module 'es-check' {
  /** Returns an error for each script whose syntax is newer than `ecmaVersion`. */
  export function runChecks(
    checks: readonly {
      ecmaVersion: string
      files: readonly string[]
      checkFeatures: boolean
      cache: boolean
    }[],
  ): Promise<{ errors: readonly { err: Error; file: string }[] }>
}
