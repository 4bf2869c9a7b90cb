import js from '@eslint/js'
import compat from 'eslint-plugin-compat'
import { createNodeResolver, importX } from 'eslint-plugin-import-x'
import jsdoc from 'eslint-plugin-jsdoc'
import reactHooks from 'eslint-plugin-react-hooks'
import { defineConfig, globalIgnores } from 'eslint/config'
import globals from 'globals'
import tseslint from 'typescript-eslint'

/** Which rooms of src/ each room may import from, besides itself. */
const rooms = {
  site: [],
  styles: [],
  lib: ['site'],
  gatsby: ['site', 'lib'],
  browser: ['site', 'lib'],
  i18n: ['site', 'lib'],
  hooks: ['site', 'lib', 'i18n', 'browser'],
  components: ['site', 'lib', 'i18n', 'hooks', 'browser', 'styles'],
  sections: ['site', 'lib', 'i18n', 'hooks', 'browser', 'components'],
  templates: ['site', 'lib', 'i18n', 'hooks', 'browser', 'components', 'sections'],
}

const oneWay = Object.entries(rooms).map(([room, seen]) => ({
  target: `./src/${room}`,
  from: './src',
  except: [room, ...seen].map((name) => `./${name}`),
  message: `src/${room} sees only ${['itself', ...seen].join(', ')}.`,
}))

/** What no file may say, as selectors of its syntax. */
const forbidden = [
  {
    selector: "JSXAttribute[name.name='style']",
    message: 'The content security policy forbids style attributes: use a class.',
  },
  {
    selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
    message: 'Words become elements at build time, never HTML at run time.',
  },
  {
    selector: 'ExportAllDeclaration',
    message: 'No barrels: import from the file that has it.',
  },
]

const tests = ['**/*.test.{ts,tsx}', 'e2e/**', 'engines/**', 'tests/**']

export default defineConfig(
  globalIgnores([
    '.cache/',
    'coverage/',
    'public/',
    'static/',
    'src/gatsby-types.d.ts',
  ]),

  // Types know more mistakes than syntax does: forgotten awaits, impossible conditions, `any` that spreads.
  js.configs.recommended,
  tseslint.configs.strictTypeChecked,
  tseslint.configs.stylisticTypeChecked,
  {
    languageOptions: {
      parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname },
    },
  },

  // Where the strict set is stricter than it is helpful, or a house rule is stricter than the set.
  {
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      eqeqeq: 'error',
      'no-restricted-syntax': ['error', ...forbidden],
    },
  },

  // Jest hands a callback to a parameter that a row leaves out, so a default is not useless there.
  { files: tests, rules: { '@typescript-eslint/no-useless-default-assignment': 'off' } },

  // Control characters are looked for on purpose, in what editors and links may not contain.
  { files: ['src/lib/content/**'], rules: { 'no-control-regex': 'off' } },

  // Imports run one way, so that a room can be read, tested and changed without those built upon it.
  {
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [
        createNodeResolver({ extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'] }),
      ],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts', '.tsx'] },
    },
    rules: {
      'import-x/no-cycle': 'error',
      'import-x/no-restricted-paths': [
        'error',
        {
          zones: [
            ...oneWay,
            {
              target: './src',
              from: ['./scripts', './e2e', './engines', './tests', './deploy'],
              message: 'The site knows nothing of the tools around it.',
            },
          ],
        },
      ],
    },
  },

  // A name that can't change on its way from file to file can be searched for; some tools ask for a default export.
  {
    plugins: { 'import-x': importX },
    files: ['**/*.{ts,tsx,mjs}'],
    ignores: ['src/templates/**', '**/*.config.{ts,mjs}', 'gatsby-*.{ts,tsx}'],
    rules: { 'import-x/no-default-export': 'error' },
  },

  // Gatsby's own link is not in the bundle.
  {
    files: ['src/**'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [{ name: 'gatsby', importNames: ['Link', 'navigate'], message: 'Use RouteLink.' }],
        },
      ],
    },
  },

  // A file is called what it holds.
  {
    files: ['src/**/index.{ts,tsx}'],
    rules: {
      'no-restricted-syntax': [
        'error',
        { selector: 'Program', message: 'Name the file after what it holds, not index.' },
      ],
    },
  },

  // The order in which hooks run is the only thing React knows them by.
  { files: ['src/**/*.{ts,tsx}'], ...reactHooks.configs.flat.recommended },

  // A component that needs more than this holds a second one.
  {
    files: ['src/{components,sections,templates}/**/*.tsx'],
    ignores: tests,
    rules: { 'max-lines': ['error', { max: 80, skipBlankLines: true, skipComments: true }] },
  },

  // What runs at a visitor's may ask only for what the oldest browser of our browserslist has.
  {
    files: ['src/{site,lib,i18n,browser,hooks,components,sections,templates}/**/*.{ts,tsx}'],
    ignores: tests.concat('src/lib/{content,launch,releases}/**'),
    plugins: { compat },
    rules: { 'compat/compat': 'error' },
  },

  // What others may call says in a sentence what goes in and what comes out; the types are in the code.
  {
    files: ['{src,scripts,deploy}/**/*.{ts,tsx,mjs}'],
    ignores: tests,
    plugins: { jsdoc },
    rules: {
      'jsdoc/require-jsdoc': [
        'error',
        { publicOnly: true, require: { FunctionDeclaration: true, ArrowFunctionExpression: true } },
      ],
      'jsdoc/require-description': [
        'error',
        { contexts: ['ExportNamedDeclaration > FunctionDeclaration'] },
      ],
    },
  },

  // Plain JavaScript carries its types in comments and runs before anything is compiled.
  {
    files: ['**/*.{mjs,cjs}'],
    languageOptions: { globals: globals.node },
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
    },
  },
)
