import { setTimeout } from 'node:timers/promises'
import type { GraphQLFieldResolver, GraphQLResolveInfo, GraphQLSchema } from 'gatsby/graphql'

type Resolver = GraphQLFieldResolver<unknown, unknown>

/** What Gatsby tells a resolver that takes the place of its own. */
type WithOriginal = GraphQLResolveInfo & { readonly originalResolver: Resolver }

/** How long, in milliseconds, an edited node may be away: Gatsby takes it out, reads its file and puts it back. */
const away = 100

/** Asks Gatsby's store again a moment later when it throws, as it does for a node that is away; throws what the second answer does. */
export async function askTwice<Answer>(ask: () => Answer | Promise<Answer>): Promise<Answer> {
  try {
    return await ask()
  } catch {
    await setTimeout(away)
    return ask()
  }
}

/** For every question that a page can ask of a schema's store, a resolver that asks Gatsby's own twice. */
export function everyQuestionTwice(schema: GraphQLSchema) {
  const resolve: Resolver = (source, args, context, info) =>
    askTwice(() => (info as WithOriginal).originalResolver(source, args, context, info))
  const questions = Object.keys(schema.getQueryType()?.getFields() ?? {})
  return Object.fromEntries(questions.map((name) => [name, { resolve }]))
}
