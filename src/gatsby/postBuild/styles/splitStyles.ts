import postcss, { type AtRule, type Root, type Rule } from 'postcss'
import { moduleLetters } from '../../shortClassName'
import { joinGroups } from './joinGroups'
import { keepRules, walkSelectors } from './keepRules'
import { type Opening } from './readOpening'
import { asksForPointer, classesOf, directionOf, elementsOf, idsOf, languagesOf } from './selectors'
import { shownFaces } from './shownFaces'
import { declaresOnly, divideTokens, unusedTokens } from './unusedTokens'

/** What the media query of a movement says. */
const motion = 'prefers-reduced-motion:no-preference'

/** A style sheet in two parts, which one after the other say what it said. */
export interface SplitStyles {
  /** The selectors whose elements, classes and ids all stand in the opening. */
  readonly opening: string
  /**
   * All others, what is for paper, what moves, what answers a pointer, what is for other languages, their letters and
   * direction, and the tokens that only these ask for.
   */
  readonly lower: string
}

/** Splits the text of a style sheet, in which classes of CSS modules have short names, into what an opening needs and all else. */
export function splitStyles(css: string, opening: Opening): SplitStyles {
  const root = postcss.parse(css)
  const isLower = lowerSelectors(opening)
  walkSelectors(root, (rule) => {
    divideSelectors(rule, isLower)
  })
  const question = {
    rule: (rule: Rule) => isForPaper(rule) || isMovement(rule) || rule.selectors.some(isLower),
    atRule: lowerAtRules(root, opening),
  }
  const unused = unusedTokens(keepRules(root, question, false))
  walkSelectors(root, (rule) => {
    divideTokens(rule, unused)
  })
  const part = (lower: boolean) => {
    const rule = (rule: Rule) => question.rule(rule) || declaresOnly(rule, unused)
    const kept = keepRules(root, { ...question, rule }, lower)
    joinGroups(kept)
    return kept.toString()
  }
  return { opening: part(false), lower: part(true) }
}

/** Has the lower ones of several selectors stand in a rule of their own: `.opening, .text` is for both parts. */
function divideSelectors(rule: Rule, isLower: (selector: string) => boolean): void {
  const lower = rule.selectors.filter(isLower)
  if (lower.length === 0 || lower.length === rule.selectors.length) return
  rule.cloneAfter().selectors = lower
  rule.selectors = rule.selectors.filter((selector) => !isLower(selector))
}

function lowerSelectors(opening: Opening): (selector: string) => boolean {
  const { language, direction, elements, classes, ids } = opening
  return (selector) =>
    asksForPointer(selector) ||
    (directionOf(selector) ?? direction) !== direction ||
    classesOf(selector).some((name) => !classes.has(name)) ||
    idsOf(selector).some((id) => !ids.has(id)) ||
    elementsOf(selector).some((name) => !elements.has(name)) ||
    languagesOf(selector).some((other) => other !== language)
}

function lowerAtRules(css: Root, opening: Opening): (rule: AtRule) => boolean {
  const isShown = shownFaces(css, opening)
  return (rule) =>
    rule.name === 'font-face' ? !isShown(rule) : moduleLetters(rule.params) !== undefined
}

/** Nobody prints a page before all of it is there. */
function isForPaper({ parent }: Rule): boolean {
  return parent?.type === 'atrule' && (parent as AtRule).params === 'print'
}

/** Nothing of a component moves before all of the page is there: its `@keyframes` are among the lower ones, too. */
function isMovement({ parent, selector }: Rule): boolean {
  const asksForMotion = parent?.type === 'atrule' && (parent as AtRule).params.includes(motion)
  return asksForMotion && classesOf(selector).length > 0
}
