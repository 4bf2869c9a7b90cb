import js from '@eslint/js'
import { defineConfig, globalIgnores } from 'eslint/config'
import baseline from 'eslint-plugin-baseline-js'
import { createNodeResolver, importX } from 'eslint-plugin-import-x'
import jsdoc from 'eslint-plugin-jsdoc'
import reactHooks from 'eslint-plugin-react-hooks'
import globals from 'globals'
import tseslint from 'typescript-eslint'
import { disableReasons } from './scripts/lint/disableReasons.mjs'
import { layerRules } from './scripts/lint/layers.mjs'
import { paragraphs } from './scripts/lint/paragraphs.mjs'
import { testLength } from './scripts/lint/testLength.mjs'

/** The layers that know no generated type, so that they can be understood and tested without a build. */
const independent = 'src/{site,lib,content,browser,hooks,features}/**'

/** Syntax that is forbidden in every file. */
const forbidden = [
  {
    selector: "JSXAttribute[name.name='style']",
    message: 'The content security policy forbids style attributes: use a class.',
  },
  {
    selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
    message: 'Text becomes elements at build time, never HTML at run time.',
  },
  {
    selector: 'JSXText[value=/\\p{L}{2}/u]',
    message: 'Strings are in content/locales/, so that every language has them.',
  },
  { selector: 'ExportAllDeclaration', message: 'No barrels: import from the file that has it.' },
]

const noGatsbyLink = { name: 'gatsby', importNames: ['Link'], message: 'Use a plain link.' }

const extensions = ['.ts', '.tsx', '.mjs', '.js', '.json']

const tests = ['**/*.test.{ts,tsx}', 'tests/**']

export default defineConfig(
  globalIgnores([
    '**/.cache/',
    '.filled/',
    'coverage/',
    'deploy/nginx/generated/',
    'public/',
    'static/',
    'src/gatsby-types.d.ts',
  ]),

  // These rule sets include rules that need type information: floating promises, unnecessary conditions, unsafe `any`.
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
    // Rules that are stricter or less strict here than in the rule sets above.
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      eqeqeq: 'error',
      'no-restricted-syntax': ['error', ...forbidden],
    },
  },

  // Rules of our own.
  {
    plugins: { facewright: { rules: { disableReasons, paragraphs, testLength } } },
    rules: { 'facewright/disableReasons': 'error' },
  },

  // Longer functions have paragraphs: the block of constants, the work, the result. A guard may follow what it tests.
  {
    rules: {
      'facewright/paragraphs': [
        'error',
        { blankLine: 'always', prev: ['const', 'let'], next: '*' },
        { blankLine: 'any', prev: ['const', 'let'], next: ['const', 'let', 'if'] },
        { blankLine: 'always', prev: '*', next: 'return' },
        { blankLine: 'always', prev: 'multiline-block-like', next: '*' },
        { blankLine: 'always', prev: '*', next: 'function' },
      ],
    },
  },

  // A function has one task. Markup may be long, and tests may have many branches.
  {
    ignores: tests,
    rules: { complexity: ['error', 10] },
  },
  {
    files: ['**/*.{ts,mjs}'],
    ignores: ['**/*.{test,spec}.ts'],
    rules: { 'max-lines-per-function': ['error', 40] },
  },
  { files: ['**/*.{test,spec}.ts'], rules: { 'facewright/testLength': 'error' } },

  // If a row in `test.each` omits a parameter, Jest passes a callback instead, so the parameter needs a default value.
  { files: tests, rules: { '@typescript-eslint/no-useless-default-assignment': 'off' } },

  // The content check searches for control characters, so its regular expressions contain them.
  { files: ['tools/content-check/**'], rules: { 'no-control-regex': 'off' } },

  {
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [createNodeResolver({ extensions })],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    },
    rules: {
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      // From far to near, and by path, so that a reader finds an import and two branches add theirs in different places.
      'import-x/order': [
        'error',
        {
          groups: ['builtin', 'external', 'parent', ['sibling', 'index']],
          alphabetize: { order: 'asc', caseInsensitive: true },
          'newlines-between': 'never',
        },
      ],
    },
  },
  ...layerRules,

  // Named exports are easier to search for. Gatsby's files and configuration files need default exports.
  {
    files: ['**/*.{ts,tsx,mjs}'],
    ignores: ['src/html.tsx', 'src/templates/**', '**/*.config.{ts,mjs}', 'gatsby-*.{ts,tsx}'],
    rules: { 'import-x/no-default-export': 'error' },
  },

  // Components use `<a>` instead of Gatsby's Link: see docs/decisions.md.
  { files: ['src/**'], rules: { 'no-restricted-imports': ['error', { paths: [noGatsbyLink] }] } },

  // Parameter types state the shape that they need, so that these modules do not depend on a build.
  {
    files: [independent],
    ignores: tests,
    rules: {
      'no-restricted-syntax': [
        'error',
        ...forbidden,
        {
          selector: "TSQualifiedName[left.name='Queries']",
          message: 'State the shape that this module needs: the build generates Queries.',
        },
      ],
    },
  },
  // site/ and lib/ run in browsers, hosts and the build, so they use neither Node nor the DOM.
  {
    files: ['src/{site,lib}/**'],
    ignores: tests,
    rules: {
      'no-restricted-globals': ['error', 'process', 'window', 'document', 'location'],
      'no-restricted-imports': [
        'error',
        {
          paths: [noGatsbyLink],
          patterns: [{ regex: '^(node:|gatsby$|react)', message: 'This module stands alone.' }],
        },
      ],
    },
  },

  // Files must be named after their content.
  {
    files: ['src/**/index.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'Program', message: 'Name the file after its content, not index.' },
      ],
    },
  },

  { files: ['src/**/*.{ts,tsx}'], ...reactHooks.configs.flat.recommended },

  // All supported browsers support Baseline 2022. Newer features need an exception here.
  {
    files: [
      'src/{site,lib,i18n,browser,hooks,components,features,layout,sections,templates}/**/*.{ts,tsx}',
    ],
    ignores: tests,
    plugins: { baseline: { rules: baseline.rules } },
    rules: {
      'baseline/use-baseline': [
        'error',
        {
          available: 2022,
          includeWebApis: { preset: 'auto' },
          includeJsBuiltins: { preset: 'auto' },
          ignoreFeatures: [
            // These may be undefined, and the code tests for that.
            'device-memory',
            'network-information',
            'share',
            'ua-client-hints',
            'webgpu',
            // All supported browsers can write text. Only reading, and other types, came later.
            'async-clipboard',
            // site/origin.ts runs in the build.
            'url-canparse',
          ],
        },
      ],
    },
  },

  // Exported functions with parameters must have a doc comment. The names of components suffice.
  {
    files: ['{src,scripts,deploy,tools}/**/*.{ts,mjs}'],
    ignores: tests,
    plugins: { jsdoc },
    rules: {
      'jsdoc/require-jsdoc': [
        'error',
        {
          require: { FunctionDeclaration: false },
          contexts: ['ExportNamedDeclaration > FunctionDeclaration[params.length>0]'],
        },
      ],
      'jsdoc/require-description': [
        'error',
        { contexts: ['ExportNamedDeclaration > FunctionDeclaration'] },
      ],
    },
  },

  // In JavaScript files, types are in JSDoc comments only, so these rules report false errors for parsed JSON.
  {
    files: ['**/*.{mjs,cjs}'],
    languageOptions: { globals: globals.node },
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
    },
  },
)
