import type { Node } from 'gatsby'
import { askTwice } from './askTwice'

interface Query {
  readonly type: string
  readonly query?: object
}

/** The part of Gatsby's resolver context that we read nodes with, so that an edit re-runs the right queries. */
export interface Context {
  nodeModel: {
    findOne: <T>(query: Query) => Promise<T | null>
    getNodeById: (query: {
      id: string
    }) => (Node & { relativeDirectory: string; name: string }) | null
  }
}

/** The first node that fits a query, asked for twice where the first answer is an error; null where there is none. */
export function findOne<T>({ nodeModel }: Context, query: Query): Promise<T | null> {
  return askTwice(() => nodeModel.findOne<T>(query))
}
