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

/** More brackets inside each other than any file of ours has; tens of thousands would stop Node while they are read. */
export const depthLimit = 100

/** Finds the bracket with which a text goes deeper than its reader could follow. */
export function depthProblem(text: string): Problem | undefined {
  let depth = 0
  for (const { 0: bracket, index } of text.matchAll(/[[{\]}]/g)) {
    depth = '[{'.includes(bracket) ? depth + 1 : Math.max(0, depth - 1)
    if (depth > depthLimit)
      return {
        offset: index,
        message: `more than ${depthLimit} brackets are open here, expected each to be closed`,
        fatal: true,
      }
  }
  return undefined
}
