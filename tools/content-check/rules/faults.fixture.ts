/** Small content with faults that one rule finds. */
interface Faults {
  /** The contents of the files, by path in content/. */
  readonly texts: Readonly<Record<string, string>>
  /** The starts of all diagnostics, each as `file:line:column  path: message`, in the order of the rule. */
  readonly expected: readonly string[]
}

/** The faults for each rule of a file, by the name of the rule. */
export type FaultsByRule = Readonly<Record<string, Faults>>

/** Formats data as a file with a value in each line, so that a diagnostic names the line of its value. */
export const lines = (value: unknown): string => JSON.stringify(value, null, 2)
