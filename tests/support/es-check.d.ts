declare module 'es-check' {
  /** Reads scripts and gives an error for each that asks for more than a version of the language has. */
  export function runChecks(
    checks: readonly {
      ecmaVersion: string
      files: readonly string[]
      checkFeatures: boolean
      cache: boolean
    }[],
  ): Promise<{ errors: readonly { err: Error }[] }>
}
