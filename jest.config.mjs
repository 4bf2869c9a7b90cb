// Published as modules only, which Jest runs no other way than translated.
const modulesOnly = [
  '@dicebear/',
  'character-entities',
  'decode-named-character-reference',
  'devlop',
  'mdast-util-',
  'micromark',
  'unist-util-',
]

/** What both kinds of test share. */
const shared = {
  testEnvironment: 'node',
  moduleFileExtensions: ['ts', 'tsx', 'mjs', 'js', 'json'],
  transform: {
    '\\.(ts|tsx|mjs|js)$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2023',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${modulesOnly.join('|')}))`],
  // A class is called what the style sheet calls it.
  moduleNameMapper: { '\\.module\\.css$': '<rootDir>/scripts/lib/classNames.cjs' },
}

/** @type {import('jest').Config} */
export default {
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testMatch: ['<rootDir>/{src,scripts,tools,deploy}/**/*.test.{ts,tsx}'],
    },
    {
      ...shared,
      displayName: 'site',
      testMatch: ['<rootDir>/tests/{site,deploy}/**/*.test.ts'],
    },
    { ...shared, displayName: 'edge', testMatch: ['<rootDir>/tests/edge/**/*.test.ts'] },
  ],
}
