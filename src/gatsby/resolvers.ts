import type { CreateResolversArgs, Node } from 'gatsby'
import { proseTree } from '../content/prose'
import type { Locale } from '../site/locales'
import { formatted, formattedFields } from './formattedFields'
import { formatterFor, localeMessages, pageMessages, type Context } from './messages'
import { describedPictureFields, pictureField } from './pictures'

interface FaqNode extends Node {
  readonly entries: readonly { key: string; question: string; answer: string }[]
}

interface Captioned {
  readonly caption: Readonly<Record<Locale, string>>
}

interface LegalNode extends Node {
  readonly introduction: string
  readonly sections: readonly { key: string; heading: string; body: string }[]
}

/** Adds resolvers for formatted facts, messages and long texts, and the root query for messages. */
export function createResolvers({ createResolvers: add }: CreateResolversArgs) {
  const create = add as (resolvers: object) => void

  create({
    ...formattedFields,
    Query: { pageMessages },
    File: { gatsbyImageData: pictureField },
    CapturesCaptures: {
      captionText: formatted(({ caption }: Captioned, locale) => caption[locale], 'String!'),
    },
    CapturesCapturesPicture: describedPictureFields,
    TestimonialsTestimonialsPoster: describedPictureFields,
    Locale: { messages: localeMessages },
    FaqProse: faqFields,
    LegalProse: legalFields,
  })
}

const language = {
  resolve: (node: Node, _: unknown, context: Context) => fileOf(node, context)?.relativeDirectory,
}

/** The questions of a page, in the order of content/site/faq.yaml. Throws if an answer is missing. */
async function entriesOfPage(node: FaqNode, { page }: { page: string }, context: Context) {
  const order = await context.nodeModel.findOne<Record<string, string[]>>({ type: 'Faq' })
  const { text } = await formatterOf(node, context)

  return (order?.[page] ?? []).map((key) => {
    const entry = node.entries.find((one) => one.key === key)
    if (!entry) throw new Error(`faq.yaml has no entry "${key}"`)

    return { key, question: text(entry.question), answer: proseTree(text(entry.answer)) }
  })
}

const faqFields = {
  language,
  entries: { args: { page: 'String!' }, resolve: entriesOfPage },
}

const legalFields = {
  language,
  document: {
    resolve: (node: Node, _: unknown, context: Context) => fileOf(node, context)?.name,
  },
  introduction: {
    resolve: async (node: LegalNode, _: unknown, context: Context) => {
      const { text } = await formatterOf(node, context)

      return proseTree(text(node.introduction))
    },
  },
  sections: {
    resolve: async (node: LegalNode, _: unknown, context: Context) => {
      const { text } = await formatterOf(node, context)

      return node.sections.map(({ key, heading, body }) => ({
        key,
        heading: text(heading),
        body: proseTree(text(body)),
      }))
    },
  },
}

function fileOf(node: Node, { nodeModel }: Context) {
  return nodeModel.getNodeById({ id: node.parent ?? '' })
}

/** Returns the formatter of the language in whose folder the file of a node is. */
function formatterOf(node: Node, context: Context) {
  return formatterFor(fileOf(node, context)?.relativeDirectory as Locale, context)
}
