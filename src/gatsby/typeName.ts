import type { Node } from 'gatsby'
import { isLegalRoute } from '../site/routes'

/** Names the GraphQL type of a parsed content file: the room it stands in, or its own name for the facts. */
export function typeName({ node }: { node: Node }): string {
  const { sourceInstanceName, name } = node as unknown as Record<string, string>
  if (sourceInstanceName === 'locales') return 'LocaleFile'
  if (sourceInstanceName === 'prose') return isLegalRoute(name) ? 'LegalProse' : 'FaqProse'
  return capitalized(name ?? '')
}

function capitalized(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}
