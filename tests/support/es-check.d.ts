declare module 'es-check' {
  /** Gives an error for each script that uses more than a version of the language has. */
  export function runChecks(
    checks: readonly {
      ecmaVersion: string
      files: readonly string[]
      checkFeatures: boolean
      cache: boolean
    }[],
  ): Promise<{ errors: readonly { err: Error; file: string }[] }>
}
