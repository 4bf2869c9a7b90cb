import { setTimeout } from 'node:timers/promises'
import type { Node } from 'gatsby'

/**
 * The part of Gatsby's resolver context that finds nodes. Gatsby re-runs a page's query if a node that was found for
 * this query changes.
 */
export interface Context {
  nodeModel: {
    findOne: <T>(query: { type: string; query?: object }) => Promise<T | null>
    getNodeById: (query: {
      id: string
    }) => (Node & { relativeDirectory: string; name: string }) | null
  }
}

/** Milliseconds before a query is retried. After an edit, Gatsby recreates a file's node within this time. */
const retryDelay = 100

/** In `gatsby develop`, runs a query once more if it throws. Throws the error of the second run. */
export async function retry<Result>(run: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    if (process.env.NODE_ENV !== 'development') throw error
    await setTimeout(retryDelay)
    return run()
  }
}
