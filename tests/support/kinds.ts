/** The kinds that are counted, in the order of the columns in tests/budgets.csv. */
export const kinds = [
  'html',
  'styles',
  'fonts',
  'beforePaint',
  'headScript',
  'script',
  'data',
  'pictures',
  'largestPicture',
  'prefetch',
  'requests',
  'elements',
] as const

/** One of the kinds. */
export type Kind = (typeof kinds)[number]
