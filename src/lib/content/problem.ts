/** Something wrong with a text, and at which character; after a fatal one its data can't be used. */
export interface Problem {
  readonly offset: number
  readonly message: string
  readonly fatal: boolean
}

/** Finds the tabs of a text; content is indented with spaces. */
export function tabProblems(text: string): Problem[] {
  return [...text.matchAll(/\t+/g)].map(({ index }) => {
    return { offset: index, message: 'a tab, expected spaces', fatal: false }
  })
}
