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
    ':function'(
      /** @type {import('estree').Function & import('eslint').Rule.NodeParentExtension} */ node,
    ) {
      const { loc, parent } = node
      const lines = loc ? loc.end.line - loc.start.line + 1 : 0
      const isGroup =
        parent.type === 'CallExpression' &&
        /\bdescribe/.test(context.sourceCode.getText(parent.callee))

      if (lines > most && !isGroup)
        context.report({ node, message: `${lines} lines, at most ${most}: give a step a name` })
    },
  }),
}
