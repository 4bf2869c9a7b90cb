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
import { capitalize } from '../lib/text'
import { defaultLocale, type Locale } from '../site/locales'
import { findOne, type Context } from './nodeModel'

const formatters = new Map<Locale, { digest: string; formatter: MessageFormatter }>()

/** The message formatter of a language, which is created again when a fact or a unit changes. */
export async function formatterFor(locale: Locale, context: Context): Promise<MessageFormatter> {
  const nodes = await Promise.all(
    factFiles.map(
      async (file) => [file, await findOne<Node>(context, { type: capitalize(file) })] as const,
    ),
  )
  const units = await findOne<Node & { data: string }>(context, {
    type: 'Locale',
    query: { filter: { language: { eq: locale }, ns: { eq: 'units' } } },
  })
  const digest = [...nodes.map(([, node]) => node), units]
    .map((node) => node?.internal.contentDigest)
    .join()
  const known = formatters.get(locale)
  if (known?.digest === digest) return known.formatter
  const formatter = createFormatter({
    locale,
    facts: collectFacts(Object.fromEntries(nodes) as Record<FactFile, unknown>),
    units: JSON.parse(units?.data ?? '{}') as MessageTree,
  })
  formatters.set(locale, { digest, formatter })
  return formatter
}

/** With PSEUDO_LANGUAGE set, English becomes a pseudo-language, in which hard-coded strings are easy to see. */
function createFormatter(input: MessageFormatterInput): MessageFormatter {
  const formatter = createMessageFormatter(input)
  if (!process.env.PSEUDO_LANGUAGE || input.locale !== defaultLocale) return formatter
  return {
    text: (text) => pseudo(formatter.text(text)),
    tree: (messages) => mapTree(formatter.tree(messages), pseudo),
  }
}
