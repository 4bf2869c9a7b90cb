/**
 * An ESLint rule: a comment that turns rules off says why, after two hyphens.
 *
 * @type {import('eslint').Rule.RuleModule}
 */
export const disableReasons = {
  create: (context) => ({
    Program() {
      for (const { value, loc } of context.sourceCode.getAllComments())
        if (loc && /^\s*eslint-disable/.test(value) && !/\s--\s+\S/.test(value))
          context.report({ loc, message: 'Give the reason: eslint-disable-next-line RULE -- WHY' })
    },
  }),
}
