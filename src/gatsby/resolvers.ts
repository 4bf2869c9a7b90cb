import type { CreateResolversArgs, Node } from 'gatsby'
import type { GraphQLSchema } from 'gatsby/graphql'
import { proseTree } from '../lib/prose'
import type { MessageFormatter, MessageTree } from '../lib/messages/messageFormatter'
import type { Locale } from '../site/locales'
import { everyQuestionTwice } from './askTwice'
import { fillerFor, type LocaleNode } from './fillers'
import { namedFiles } from './namedFiles'
import { findOne, type Context } from './nodeModel'
import { formattedFields } from './formattedFields'

interface FaqNode extends Node {
  entries: { key: string; question: string; answer: string }[]
}

interface LegalNode extends Node {
  introduction: string
  sections: { key: string; heading: string; body: string }[]
}

/** Adds the fields that carry finished words to the types of schema.ts. */
export function createResolvers(args: CreateResolversArgs): void {
  const { createResolvers: add, intermediateSchema } = args
  const create = add as (resolvers: object) => void
  const fileOf = (node: Node, context: Context) =>
    context.nodeModel.getNodeById({ id: node.parent ?? '' })
  const language = {
    type: 'String!',
    resolve: (node: Node, _: unknown, context: Context) => fileOf(node, context)?.relativeDirectory,
  }
  create(formattedFields)
  create({ Query: { ...everyQuestionTwice(intermediateSchema as GraphQLSchema), ...namedFiles } })
  create({
    Locale: {
      words: {
        type: 'JSON!',
        resolve: async (node: LocaleNode, _: unknown, context: Context) =>
          (await fillerFor(node.language, context)).tree(JSON.parse(node.data) as MessageTree),
      },
    },
    FaqProse: {
      language,
      entries: {
        type: '[FaqEntry!]!',
        args: { page: 'String!' },
        resolve: async (node: FaqNode, { page }: { page: string }, context: Context) => {
          const fill = await fillerFor(fileOf(node, context)?.relativeDirectory as Locale, context)
          const order = await findOne<Record<string, string[]>>(context, { type: 'Faq' })
          return entriesOfPage(node, order?.[page] ?? [], fill)
        },
      },
    },
    LegalProse: {
      language,
      document: {
        type: 'String!',
        resolve: (node: Node, _: unknown, context: Context) => fileOf(node, context)?.name,
      },
      introduction: {
        type: 'JSON!',
        resolve: async (node: LegalNode, _: unknown, context: Context) => {
          const fill = await fillerFor(fileOf(node, context)?.relativeDirectory as Locale, context)
          return proseTree(fill.text(node.introduction))
        },
      },
      sections: {
        type: '[LegalSection!]!',
        resolve: async (node: LegalNode, _: unknown, context: Context) => {
          const fill = await fillerFor(fileOf(node, context)?.relativeDirectory as Locale, context)
          return node.sections.map(({ key, heading, body }) => ({
            key,
            heading: fill.text(heading),
            body: proseTree(fill.text(body)),
          }))
        },
      },
    },
  })
}

function entriesOfPage(node: FaqNode, order: readonly string[], fill: MessageFormatter) {
  return order.map((key) => {
    const entry = node.entries.find((one) => one.key === key)
    if (!entry) throw new Error(`faq.yaml has no entry "${key}"`)
    return { key, question: fill.text(entry.question), answer: proseTree(fill.text(entry.answer)) }
  })
}
