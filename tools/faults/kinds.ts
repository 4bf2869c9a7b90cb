import {
  changeConstant,
  changeNumber,
  changeString,
  dropAttribute,
  exchangeTexts,
  exchangeValues,
  flipCondition,
  removeDeclaration,
  type FindFaults,
} from './plant'

/** The arguments of a tool in node_modules, which runs tests and stops at the first failure. */
export type Command = readonly [tool: string, ...args: string[]]

/** A kind of small faults: where they are planted, and which tests can see them. */
export interface Kind {
  readonly name: string
  /** Returns the files that can have the fault, as paths relative to the project. */
  readonly filesIn: (files: readonly string[]) => readonly string[]
  readonly find: FindFaults
  /** Returns the tests that can see a fault in a file. */
  readonly tests: (file: string) => Command
}

const unitTests = (file: string): Command => [
  'jest',
  '--selectProjects=unit',
  '--bail',
  '--findRelatedTests',
  file,
]

const siteTests =
  (...names: readonly string[]) =>
  (): Command => [
    'jest',
    ...names.map((name) => `tests/site/${name}.test.ts`),
    '--selectProjects=site',
    '--bail',
  ]

const browserTests =
  (...names: readonly string[]) =>
  (): Command => [
    'playwright',
    'test',
    '--config=tests/playwright.config.ts',
    '--project=site',
    '-x',
    ...names.map((name) => `${name}.spec.ts`),
  ]

const matching = (pattern: RegExp) => (files: readonly string[]) =>
  files.filter((file) => pattern.test(file))

/** Modules that have tests of their own. The others are seen only by tests of the built site. */
const sources = (files: readonly string[]) => {
  const tests = new Set(matching(/^(?:src|scripts|tools)\/.*\.test\.tsx?$/)(files))
  return files.filter((file) => tests.has(file.replace(/\.tsx?$/, '.test$&')))
}

const pages = matching(/^public\/(?:[a-z]{2}\/)?(?:\w+\/)?index\.html$/)
const machineFiles = matching(/^public\/(?:llms\.txt|releases\.(?:json|atom)|sitemap-0\.xml)$/)

const pageTests = siteTests('pages', 'content', 'links', 'seo', 'descriptions', 'machineFiles')
const machineTests = siteTests('machineFiles', 'files', 'feed', 'releases', 'seo')

export const kinds: readonly Kind[] = [
  { name: 'a flipped condition', filesIn: sources, find: flipCondition, tests: unitTests },
  { name: 'another constant', filesIn: sources, find: changeConstant, tests: unitTests },
  { name: 'another string', filesIn: sources, find: changeString, tests: unitTests },
  { name: 'a dropped attribute', filesIn: pages, find: dropAttribute, tests: pageTests },
  { name: 'two exchanged texts', filesIn: pages, find: exchangeTexts, tests: pageTests },
  {
    name: 'another number in a file for machines',
    filesIn: machineFiles,
    find: changeNumber,
    tests: machineTests,
  },
  {
    name: 'two exchanged values in a file for machines',
    filesIn: matching(/^public\/releases\.json$/),
    find: exchangeValues,
    tests: machineTests,
  },
  {
    name: 'a removed declaration',
    filesIn: matching(/^public\/styles\.\w+\.css$/),
    find: removeDeclaration,
    tests: browserTests('screen', 'header', 'accessibility', 'print'),
  },
]
