import { type AtRule, type ChildNode, type Container } from 'postcss'
import { isGroup } from './keepRules'

/** Has groups of rules that follow each other and ask the same, such as two of `@layer base`, stand as one. */
export function joinGroups(container: Container): void {
  container.each((node) => {
    if (node.type !== 'atrule' || !isGroup(node)) return
    for (let next = node.next(); asksTheSame(node, next); next = node.next()) {
      node.append(next.nodes)
      next.remove()
    }
    joinGroups(node)
  })
}

function asksTheSame({ name, params }: AtRule, next: ChildNode | undefined): next is AtRule {
  if (next?.type !== 'atrule' || !isGroup(next)) return false
  // Two layers without a name are two.
  return params !== '' && next.name === name && next.params === params
}
