// These packages contain only ES modules, which Jest must compile to CommonJS.
const esModules = [
  '@actions/',
  '@dicebear/',
  'character-entities',
  'decode-named-character-reference',
  'devlop',
  'mdast-util-',
  'micromark',
  'qr/',
  'unist-util-',
]

// West of Greenwich, a day that is formatted without its time zone is the day before.
process.env.TZ = 'Pacific/Honolulu'

/** The configuration that all Jest projects share. */
const shared = {
  testEnvironment: 'node',
  modulePathIgnorePatterns: ['<rootDir>/.filled/'],
  moduleFileExtensions: ['ts', 'tsx', 'js', 'mjs', 'json'],
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
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')}))`],
  moduleNameMapper: {
    // In tests, class names are those in the style sheet, without the file name that the build adds.
    '\\.module\\.css$': '<rootDir>/scripts/lib/classNames.cjs',
    // These packages have no exports for `require`, so imports are mapped to their files.
    '^@actions/([^/]+)$': '<rootDir>/node_modules/@actions/$1/dist/index.js',
    '^@actions/expressions/(.+)$': '<rootDir>/node_modules/@actions/expressions/dist/$1.js',
  },
}

/** @type {import('jest').Config} */
export default {
  // Long, so that the tests also pass on slow computers.
  testTimeout: 120_000,
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
