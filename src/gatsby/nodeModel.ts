import type { Node } from 'gatsby'

/** The part of Gatsby's resolver context that we read nodes with, so that an edit re-runs the right queries. */
export interface Context {
  nodeModel: {
    findAll: <T>(query: { type: string; query?: object }) => Promise<{ entries: Iterable<T> }>
    findOne: <T>(query: { type: string; query?: object }) => Promise<T | null>
    getNodeById: (query: {
      id: string
    }) => (Node & { relativeDirectory: string; name: string }) | null
  }
}
