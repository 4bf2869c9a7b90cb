import type { CreateResolversArgs, Node } from 'gatsby'
import { factFiles, collectFacts, type FactFile } from '../lib/words/facts'
import {
  createFiller,
  mapTree,
  type Filler,
  type FillerInput,
  type WordTree,
} from '../lib/words/filler'
import { pseudo } from '../lib/words/pseudo'
import { proseTree } from '../lib/prose/proseTree'
import { defaultLocale, type Locale } from '../site/locales'
import { releaseFields } from './releaseFields'

/** The part of Gatsby's resolver context that we read nodes with, so that an edit re-runs the right queries. */
interface Context {
  nodeModel: {
    findAll: <T>(query: { type: string; query?: object }) => Promise<{ entries: Iterable<T> }>
    findOne: <T>(query: { type: string; query?: object }) => Promise<T | null>
    getNodeById: (query: {
      id: string
    }) => (Node & { relativeDirectory: string; name: string }) | null
  }
}

interface LocaleNode extends Node {
  language: Locale
  ns: string
  data: string
}

interface FaqNode extends Node {
  entries: { key: string; question: string; answer: string }[]
}

interface LegalNode extends Node {
  introduction: string
  sections: { key: string; heading: string; body: string }[]
}

/** Adds the fields that carry finished words to the types of schema.ts. */
export function createResolvers({ createResolvers: add }: CreateResolversArgs): void {
  const create = add as (resolvers: object) => void
  const fileOf = (node: Node, context: Context) =>
    context.nodeModel.getNodeById({ id: node.parent ?? '' })
  const language = {
    type: 'String!',
    resolve: (node: Node, _: unknown, context: Context) => fileOf(node, context)?.relativeDirectory,
  }
  create(releaseFields)
  create({
    Locale: {
      words: {
        type: 'JSON!',
        resolve: async (node: LocaleNode, _: unknown, context: Context) =>
          (await fillerFor(node.language, context)).tree(JSON.parse(node.data) as WordTree),
      },
    },
    FaqProse: {
      language,
      entries: {
        type: '[FaqEntry!]!',
        args: { page: 'String!' },
        resolve: async (node: FaqNode, { page }: { page: string }, context: Context) => {
          const fill = await fillerFor(fileOf(node, context)?.relativeDirectory as Locale, context)
          const order = await context.nodeModel.findOne<Record<string, string[]>>({ type: 'Faq' })
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

function entriesOfPage(node: FaqNode, order: readonly string[], fill: Filler) {
  return order.map((key) => {
    const entry = node.entries.find((one) => one.key === key)
    if (!entry) throw new Error(`faq.yaml has no entry "${key}"`)
    return { key, question: fill.text(entry.question), answer: proseTree(fill.text(entry.answer)) }
  })
}

const fillers = new Map<Locale, { digest: string; filler: Filler }>()

/** With PSEUDO_LANGUAGE set, while developing, English shows as a language that nobody speaks. */
function makeFiller(input: FillerInput): Filler {
  const filler = createFiller(input)
  if (!process.env.PSEUDO_LANGUAGE || input.locale !== defaultLocale) return filler
  return {
    text: (text) => pseudo(filler.text(text)),
    tree: (words) => mapTree(filler.tree(words), pseudo),
  }
}

/** One filler a language, made anew when a fact or a unit of the language has changed. */
async function fillerFor(locale: Locale, { nodeModel }: Context): Promise<Filler> {
  const nodes = await Promise.all(
    factFiles.map(async (file) => {
      const node = await nodeModel.findOne<Node>({
        type: file.charAt(0).toUpperCase() + file.slice(1),
      })
      return [file, node] as const
    }),
  )
  const units = await nodeModel.findOne<LocaleNode>({
    type: 'Locale',
    query: { filter: { language: { eq: locale }, ns: { eq: 'units' } } },
  })
  const digest = [...nodes.map(([, node]) => node), units]
    .map((node) => node?.internal.contentDigest)
    .join()
  const known = fillers.get(locale)
  if (known?.digest === digest) return known.filler
  const facts = collectFacts(Object.fromEntries(nodes) as Record<FactFile, unknown>)
  const filler = makeFiller({ locale, facts, units: JSON.parse(units?.data ?? '{}') as WordTree })
  fillers.set(locale, { digest, filler })
  return filler
}
