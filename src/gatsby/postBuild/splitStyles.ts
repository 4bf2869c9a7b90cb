import postcss, { type AtRule, type Container, type Rule } from 'postcss'
import { moduleLetters } from '../shortClassName'

/** A style sheet in two parts. */
export interface SplitStyles {
  /** What is of no CSS module, and the selectors whose classes all stand in openings. */
  readonly opening: string
  /** The selectors with other classes of CSS modules, and what is for paper. */
  readonly lower: string
}

/** Rules that only hold others. */
const groups = new Set(['layer', 'media', 'supports', 'container'])

/** Splits the text of a style sheet, from all classes that stand in the opening of a page. */
export function splitStyles(css: string, openingClasses: ReadonlySet<string>): SplitStyles {
  const openingModules = new Set([...openingClasses].map(moduleLetters))
  const isLower = (selector: string) =>
    classesOf(selector).some((name) => !openingClasses.has(name))
  // The one name of a movement stands in rules, not in a page.
  const isLowerMovement = ({ params }: AtRule) =>
    isOfModule(params) && !openingModules.has(moduleLetters(params))
  const part = (lower: boolean) => {
    const root = postcss.parse(css)
    keepOnly(root, {
      selector: (selector, rule) => (isForPaper(rule) || isLower(selector)) === lower,
      atRule: (rule) => isLowerMovement(rule) === lower,
    })
    return root.toString()
  }
  return { opening: part(false), lower: part(true) }
}

/** All classes in a part of a page. */
export function classesIn(html: string): string[] {
  return Array.from(html.matchAll(/ class="([^"]*)"/g), ([, names = '']) => names).flatMap(
    (names) => names.split(' '),
  )
}

/** Nobody prints a page before all of it is there. */
function isForPaper({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && (parent as AtRule).params === 'print'
}

/** The classes of CSS modules in a selector. */
function classesOf(selector: string): string[] {
  const names = Array.from(selector.matchAll(/\.(\w+)/g), ([, name = '']) => name)
  return names.filter(isOfModule)
}

function isOfModule(name: string): boolean {
  return moduleLetters(name) !== undefined
}

interface Choice {
  readonly selector: (selector: string, rule: Rule) => boolean
  readonly atRule: (rule: AtRule) => boolean
}

function keepOnly(container: Container, choice: Choice): void {
  container.each((node) => {
    if (node.type === 'rule') keepSelectors(node, choice)
    else if (node.type === 'atrule' && isGroup(node)) keepInGroup(node, choice)
    else if (node.type === 'atrule' && !choice.atRule(node)) node.remove()
  })
}

/** Of `.opening, .text` each part gets its own: one of them before the rules that it should win over would lose. */
function keepSelectors(rule: Rule, { selector: isKept }: Choice): void {
  const kept = rule.selectors.filter((selector) => isKept(selector, rule))
  if (kept.length === 0) rule.remove()
  else if (kept.length < rule.selectors.length) rule.selectors = kept
}

function keepInGroup(group: AtRule, choice: Choice): void {
  keepOnly(group, choice)
  if (group.nodes?.length === 0) group.remove()
}

/** A rule such as `@layer a, b;` has nothing in it. */
function isGroup({ name, nodes }: AtRule): boolean {
  return groups.has(name) && nodes !== undefined
}
