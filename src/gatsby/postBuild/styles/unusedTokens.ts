import { type ChildNode, type Root, type Rule } from 'postcss'

/** The custom properties that a style sheet declares and does not ask for. */
export function unusedTokens(css: Root): ReadonlySet<string> {
  const tokens = new Set<string>()
  css.walkDecls(/^--/, ({ prop }) => void tokens.add(prop))
  for (const [, used = ''] of css.toString().matchAll(/var\((--[\w-]+)/g)) tokens.delete(used)
  return tokens
}

/** Has the declarations of some tokens stand in a rule of their own, after those of all else. */
export function divideTokens(rule: Rule, tokens: ReadonlySet<string>): void {
  const isOfThem = (node: ChildNode) => node.type === 'decl' && tokens.has(node.prop)
  const theirs = rule.nodes.filter(isOfThem)
  if (theirs.length > 0 && theirs.length < rule.nodes.length)
    rule.cloneAfter({ nodes: [] }).append(theirs)
}

/** Says whether a rule declares nothing but some of these tokens. */
export function declaresOnly(rule: Rule, tokens: ReadonlySet<string>): boolean {
  return rule.nodes.every((node) => node.type === 'decl' && tokens.has(node.prop))
}
