import { setTimeout } from 'node:timers/promises'
import type { Node } from 'gatsby'
import type { GraphQLFieldResolver, GraphQLResolveInfo, GraphQLSchema } from 'gatsby/graphql'

interface NodeQuery {
  readonly type: string
  readonly query?: object
}

/** The part of Gatsby's resolver context that finds nodes. Gatsby re-runs a query if a node that it has found changes. */
export interface Context {
  nodeModel: {
    findOne: <T>(query: NodeQuery) => Promise<T | null>
    getNodeById: (query: {
      id: string
    }) => (Node & { relativeDirectory: string; name: string }) | null
  }
}

/** Returns the first node that matches a query; null if there is none. */
export function findOne<T>({ nodeModel }: Context, query: NodeQuery): Promise<T | null> {
  return retry(() => nodeModel.findOne<T>(query))
}

/** After an edit, Gatsby deletes the node of the file and creates it again. This takes less than this time, in ms. */
const retryDelay = 100

/** Runs a query again if it throws; throws the second error. */
export async function retry<Result>(run: () => Result | Promise<Result>): Promise<Result> {
  try {
    return await run()
  } catch {
    await setTimeout(retryDelay)
    return run()
  }
}

type Resolver = GraphQLFieldResolver<unknown, unknown>

type WithOriginal = GraphQLResolveInfo & { readonly originalResolver: Resolver }

/** Returns resolvers that retry every root query of a schema. */
export function retriedQueries(schema: GraphQLSchema) {
  const resolve: Resolver = (source, args, context, info) =>
    retry(() => (info as WithOriginal).originalResolver(source, args, context, info))
  const names = Object.keys(schema.getQueryType()?.getFields() ?? {})
  return Object.fromEntries(names.map((name) => [name, { resolve }]))
}
