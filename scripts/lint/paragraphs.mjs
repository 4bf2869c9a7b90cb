import stylistic from '@stylistic/eslint-plugin'

/**
 * The parts of a syntax node that this rule reads.
 *
 * @typedef {object} SyntaxNode
 * @property {string} type
 * @property {SyntaxNode | null} [parent]
 * @property {{ start: { line: number }, end: { line: number } } | null} [loc]
 */

/** @type {import('eslint').Rule.RuleModule} */
const padding = stylistic.rules['padding-line-between-statements']

/** A function that has at least this number of lines must separate its paragraphs. Shorter ones are read at a glance. */
const longFunction = 10

/**
 * An ESLint rule: `padding-line-between-statements` with the same options, but only in functions of `longFunction` or
 * more lines, including their first and last line. The rule has no such option itself.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const paragraphs = {
  meta: padding.meta,
  create(context) {
    const report = (/** @type {import('eslint').Rule.ReportDescriptor} */ problem) => {
      const { node } = /** @type {{ node: SyntaxNode }} */ (problem)

      if (isInLongFunction(node)) context.report(problem)
    }

    /** @type {import('eslint').Rule.RuleContext} */
    const filtered = Object.create(context, { report: { value: report } })

    return padding.create(filtered)
  },
}

/**
 * Returns whether the innermost function around a node is long.
 *
 * @param {SyntaxNode} node
 */
function isInLongFunction(node) {
  /** @type {SyntaxNode | null | undefined} */
  let inner = node

  while (inner && !inner.type.includes('Function')) inner = inner.parent

  if (!inner?.loc) return false
  const { start, end } = inner.loc

  return end.line - start.line + 1 >= longFunction
}
