import { type AtRule, type Container, type Root, type Rule } from 'postcss'

/** Says of a rule whether something is the case: of one with selectors, or of one such as `@font-face`. */
export interface Question {
  readonly rule: (rule: Rule) => boolean
  readonly atRule: (rule: AtRule) => boolean
}

/** Rules that only hold others. */
const groups = new Set(['layer', 'media', 'supports', 'container'])

/** A style sheet with only those of its rules for which the answer is as given, without groups that this leaves empty. */
export function keepRules(css: Root, question: Question, answer: boolean): Root {
  const kept = css.clone()
  visit(kept, {
    rule: (rule) => question.rule(rule) === answer || rule.remove(),
    atRule: (rule) => question.atRule(rule) === answer || rule.remove(),
  })
  return kept
}

/** Calls back with each rule that has selectors; the steps of a movement are none. */
export function walkSelectors(css: Root, callback: (rule: Rule) => void): void {
  visit(css, { rule: callback, atRule: () => undefined })
}

interface Visitor {
  readonly rule: (rule: Rule) => unknown
  readonly atRule: (rule: AtRule) => unknown
}

function visit(container: Container, visitor: Visitor): void {
  container.each((node) => {
    if (node.type === 'rule') visitor.rule(node)
    else if (node.type === 'atrule' && isGroup(node)) visitGroup(node, visitor)
    else if (node.type === 'atrule') visitor.atRule(node)
  })
}

function visitGroup(group: AtRule, visitor: Visitor): void {
  visit(group, visitor)
  if (group.nodes?.length === 0) group.remove()
}

/** Says whether a rule only holds others; one such as `@layer a, b;` has nothing in it. */
export function isGroup({ name, nodes }: AtRule): boolean {
  return groups.has(name) && nodes !== undefined
}
