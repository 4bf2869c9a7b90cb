import type { Node } from 'gatsby'
import { collectFacts, factFiles, type FactFile } from '../content/facts'
import {
  createMessageFormatter,
  type MessageFormatter,
  type MessageTree,
} from '../content/messageFormatter'
import { capitalize } from '../lib/text'
import type { Locale } from '../site/locales'
import type { Context } from './nodeModel'

const formatters = new Map<Locale, { digest: string; formatter: MessageFormatter }>()

/** Returns the message formatter for a language. The formatter is cached until a fact or a unit changes. */
export async function formatterFor(
  locale: Locale,
  { nodeModel }: Context,
): Promise<MessageFormatter> {
  const nodes = await Promise.all(
    factFiles.map(
      async (file) => [file, await nodeModel.findOne<Node>({ type: capitalize(file) })] as const,
    ),
  )
  const units = await nodeModel.findOne<Node & { data: string }>({
    type: 'Locale',
    query: { filter: { language: { eq: locale }, ns: { eq: 'units' } } },
  })
  const digest = [...nodes.map(([, node]) => node), units]
    .map((node) => node?.internal.contentDigest)
    .join()
  const known = formatters.get(locale)
  if (known?.digest === digest) return known.formatter
  const formatter = createMessageFormatter({
    locale,
    facts: collectFacts(Object.fromEntries(nodes) as Record<FactFile, unknown>),
    units: JSON.parse(units?.data ?? '{}') as MessageTree,
  })
  formatters.set(locale, { digest, formatter })
  return formatter
}
