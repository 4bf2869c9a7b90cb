import type { Node } from 'gatsby'
import { collectFacts, factFiles, type FactFile } from '../lib/messages/facts'
import {
  createMessageFormatter,
  mapTree,
  type MessageFormatter,
  type MessageFormatterInput,
  type MessageTree,
} from '../lib/messages/messageFormatter'
import { pseudo } from '../lib/messages/pseudoLocale'
import { defaultLocale, type Locale } from '../site/locales'
import { findOne, type Context } from './nodeModel'

/** The words of one page or of what all pages share, in one language. */
export interface LocaleNode extends Node {
  language: Locale
  ns: string
  data: string
}

const fillers = new Map<Locale, { digest: string; filler: MessageFormatter }>()

/** With PSEUDO_LANGUAGE set, while developing, English shows as a language that nobody speaks. */
function makeFiller(input: MessageFormatterInput): MessageFormatter {
  const filler = createMessageFormatter(input)
  if (!process.env.PSEUDO_LANGUAGE || input.locale !== defaultLocale) return filler
  return {
    text: (text) => pseudo(filler.text(text)),
    tree: (words) => mapTree(filler.tree(words), pseudo),
  }
}

/** One filler a language, made anew when a fact or a unit of the language has changed. */
export async function fillerFor(locale: Locale, context: Context): Promise<MessageFormatter> {
  const nodes = await Promise.all(
    factFiles.map(async (file) => {
      const node = await findOne<Node>(context, {
        type: file.charAt(0).toUpperCase() + file.slice(1),
      })
      return [file, node] as const
    }),
  )
  const units = await findOne<LocaleNode>(context, {
    type: 'Locale',
    query: { filter: { language: { eq: locale }, ns: { eq: 'units' } } },
  })
  const digest = [...nodes.map(([, node]) => node), units]
    .map((node) => node?.internal.contentDigest)
    .join()
  const known = fillers.get(locale)
  if (known?.digest === digest) return known.filler
  const facts = collectFacts(Object.fromEntries(nodes) as Record<FactFile, unknown>)
  const filler = makeFiller({
    locale,
    facts,
    units: JSON.parse(units?.data ?? '{}') as MessageTree,
  })
  fillers.set(locale, { digest, filler })
  return filler
}
