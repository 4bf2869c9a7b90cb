declare module 'es-check' {
  /** Returns an error for each script that uses syntax newer than a version of ECMAScript. */
  export function runChecks(
    checks: readonly {
      ecmaVersion: string
      files: readonly string[]
      checkFeatures: boolean
      cache: boolean
    }[],
  ): Promise<{ errors: readonly { err: Error; file: string }[] }>
}
