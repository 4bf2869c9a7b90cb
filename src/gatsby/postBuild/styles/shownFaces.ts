import { type AtRule, type ChildNode, type Declaration, type Root } from 'postcss'
import { isInRanges, unicodeRanges } from '../../../lib/unicodeRange'
import { type Opening } from './readOpening'

/** Says of the `@font-face` rules of a style sheet which ones an opening is set in. */
export function shownFaces(css: Root, opening: Opening): (face: AtRule) => boolean {
  const families = familiesOf(css, opening.language)
  return (face) => {
    const family = unquoted(valueOf(face, 'font-family') ?? '')
    const range = valueOf(face, 'unicode-range')
    return families.has(family) && (range === undefined || hasLetterOf(opening.letters, range))
  }
}

function hasLetterOf(letters: ReadonlySet<string>, range: string): boolean {
  const ranges = unicodeRanges(range)
  return [...letters].some((letter) => isInRanges(letter, ranges))
}

/** The families that the tokens name for a language, each token as the last rule has it. */
function familiesOf(css: Root, language: string): ReadonlySet<string> {
  const tokens = new Map<string, string>()
  css.walkRules(/^(?::root|:lang\()/, (rule) => {
    if (!rule.selectors.some((selector) => [':root', `:lang(${language})`].includes(selector)))
      return
    rule.walkDecls(/^--/, ({ prop, value }) => void tokens.set(prop, value))
  })
  return new Set([...tokens.values()].flatMap((value) => value.split(',')).map(unquoted))
}

function valueOf({ nodes = [] }: AtRule, property: string): string | undefined {
  const isAsked = (node: ChildNode) => node.type === 'decl' && node.prop === property
  return (nodes.find(isAsked) as Declaration | undefined)?.value
}

function unquoted(name: string): string {
  return name.trim().replace(/["']/g, '')
}
