import { setTimeout } from 'node:timers/promises'
import type { Node } from 'gatsby'
import { collectFacts, factFiles } from '../content/facts'
import {
  createMessageFormatter,
  type MessageFormatter,
  type MessageTree,
} from '../content/messageFormatter'
import { capitalize } from '../lib/text'
import type { Locale } from '../site/locales'

/** The part of Gatsby's resolver context that finds nodes. A page's query re-runs if a node that it found changes. */
export interface Context {
  nodeModel: {
    findOne: <T>(query: { type: string; query?: object }) => Promise<T | null>
    getNodeById: (query: { id: string }) => FileNode | null
  }
}

type FileNode = Node & { readonly relativeDirectory: string; readonly name: string }
type LocaleNode = Node & { readonly language: Locale; readonly data: string }
type Arguments = Queries.Query_pageMessagesArgs

/** The query for a page's messages. It finds each file separately, so that an edit re-runs only its pages' queries. */
export const pageMessages = {
  type: '[Locale!]!',
  args: { language: 'String!', namespaces: '[String!]!' },
  resolve: (_: unknown, { language, namespaces }: Arguments, context: Context) => {
    const names = [...namespaces].sort()
    return retry(() => Promise.all(names.map((name) => findMessages(context, language, name))))
  },
}

/** The messages of a file in content/locales/, with facts, plurals, money and dates formatted. */
export const localeMessages = {
  type: 'JSON!',
  resolve: async ({ language, data }: LocaleNode, _: unknown, context: Context) =>
    (await formatterFor(language, context)).tree(JSON.parse(data) as MessageTree),
}

/** Finds the node of a file in content/locales/. Throws if there is none. */
async function findMessages({ nodeModel }: Context, language: string, ns: string) {
  const filter = { language: { eq: language }, ns: { eq: ns } }
  const query = { type: 'Locale', query: { filter } }
  const node = await nodeModel.findOne<LocaleNode>(query)
  if (!node) throw new Error(`content/locales/${language}/${ns}.json is missing`)
  return node
}

/** Milliseconds before a query is retried. After an edit, Gatsby recreates a file's node within this time. */
const retryDelay = 100

/** In `gatsby develop`, runs a query once more if it throws. Throws the error of the second run. */
export async function retry<Result>(run: () => Promise<Result>): Promise<Result> {
  try {
    return await run()
  } catch (error) {
    if (process.env.NODE_ENV !== 'development') throw error
    await setTimeout(retryDelay)
    return run()
  }
}

/** The message formatters, by language and by the digests of the facts and units that they use. */
const formatters = new Map<string, MessageFormatter>()

/** Returns the message formatter for a language. The formatter is cached until a fact or a unit changes. */
export async function formatterFor(locale: Locale, context: Context): Promise<MessageFormatter> {
  const units = await findMessages(context, locale, 'units')
  const find = (file: string) => context.nodeModel.findOne<Node>({ type: capitalize(file) })
  const files = await Promise.all(factFiles.map(async (file) => [file, await find(file)] as const))
  const nodes = [units, ...files.map(([, node]) => node)]
  const key = [locale, ...nodes.map((node) => node?.internal.contentDigest)].join()
  const known = formatters.get(key)
  if (known) return known
  const facts = collectFacts(Object.fromEntries(files))
  const formatter = createMessageFormatter(locale, facts, JSON.parse(units.data) as MessageTree)

  formatters.set(key, formatter)

  return formatter
}
