/** The greatest number of lines of a test, and of a function in a file with tests. */
const most = 40

/**
 * An ESLint rule: `max-lines-per-function` for files with tests, in which a group of tests is a function, too. Groups may
 * be longer.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const testLength = {
  create: (context) => ({
    ':function'(/** @type {import('eslint').Rule.Node} */ node) {
      const { loc, parent } = node
      const lines = loc ? loc.end.line - loc.start.line + 1 : 0
      const call = parent ? context.sourceCode.getText(parent) : ''
      const isGroup = /^(?:test\.)?describe/.test(call)

      if (lines > most && !isGroup)
        context.report({ node, message: `${lines} lines, at most ${most}: give a step a name` })
    },
  }),
}
