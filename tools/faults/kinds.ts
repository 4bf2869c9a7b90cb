import { readFileSync } from 'node:fs'
import { pageFile } from '../../src/lib/pageFiles'
import { pathFor } from '../../src/lib/paths'
import { defaultLocale, localeCodes } from '../../src/site/locales'
import { routeNames } from '../../src/site/routes'
import { importsOf } from './imports'
import {
  changeConstant,
  changeNumber,
  changeString,
  dropAttribute,
  exchangeTexts,
  exchangeValues,
  flipCondition,
  removeDeclaration,
  removeLine,
  type Fault,
  type FindFaults,
} from './plant'
import { pageWith, selectorAt } from './styledPage'

/** A tool in node_modules, or `node`, and its arguments. It runs tests. */
export type Command = readonly [tool: string, ...args: string[]]

/** Tests that can see faults. */
export interface Tests {
  /** Returns the command that runs them for faults in some files, of which the first has the given fault. */
  readonly command: (files: readonly string[], fault?: Fault) => Command
  /** Matches a failure that names a file. Faults in several files are then tried together. */
  readonly failureIn?: (file: string) => RegExp
}

/** A kind of small faults: where they are planted, and which tests can see them. */
export interface Kind {
  readonly name: string
  /** Returns the files that can have the fault, as paths relative to the project. */
  readonly filesIn: (files: readonly string[]) => readonly string[]
  readonly find: FindFaults
  /** Returns the files that have the same fault in the same place, such as the translations of a page. */
  readonly copies?: (file: string) => readonly string[]
  /** The tests, the fastest first. Each sees only the faults that survived the one before it. */
  readonly tests: readonly Tests[]
  /** Whether a fault in one file can fail the tests that name another; default: no. */
  readonly areRelated?: (one: string, other: string) => boolean
}

const matching = (pattern: RegExp) => (files: readonly string[]) =>
  files.filter((file) => pattern.test(file))

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const testOf = (file: string) => file.replace(/\.tsx?$/, '.test$&')

/** Modules that have tests of their own. The others are seen only by tests of the built site. */
const sources = (files: readonly string[]) => {
  const tests = new Set(matching(/^(?:src|scripts|tools)\/.*\.test\.tsx?$/)(files))
  return files.filter((file) => tests.has(testOf(file)))
}

const ownTests: Tests = {
  command: (files) => ['jest', ...files.map(testOf), '--selectProjects=unit', '--forceExit'],
  failureIn: (file) => new RegExp(`FAIL unit ${escaped(testOf(file))}`),
}

const types: Tests = {
  command: () => ['node', 'node_modules/typescript-7/bin/tsc', '--noEmit'],
  failureIn: (file) => new RegExp(`^${escaped(file)}\\(`, 'm'),
}

const contentCheck: Tests = {
  command: () => ['tsx', 'tools/content-check/cli.ts', 'check'],
  failureIn: (file) => new RegExp(escaped(file)),
}

/** Runs tests of the built site, which are files in tests/. */
const siteTests = (...names: readonly string[]): Tests['command'] => {
  const files = names.map((name) => `tests/${name}.test.ts`)

  return () => ['jest', ...files, '--selectProjects=site']
}

/** The route of a page, also if the page is a translation. */
const routeOf = (file: string) => /([a-z]{3,}\/)?index\.html$/.exec(file)?.[1] ?? ''

const isSamePage = (one: string, other: string) => routeOf(one) === routeOf(other)

const failureOnPage = (file: string) =>
  new RegExp(`(?<![\\w/])/(?:[a-z]{2}/)?${routeOf(file)}(?![\\w/])`)

const pageTests: readonly Tests[] = [
  {
    command: siteTests(
      ...['markup', 'pageLinks', 'downloadFacts', 'longTexts', 'pageFacts', 'placedTexts'].map(
        (name) => `site/${name}`,
      ),
    ),
    failureIn: failureOnPage,
  },
  {
    command: siteTests(
      ...[
        'pages',
        'links',
        'metaTags',
        'structuredData',
        'descriptions',
        'pictures',
        'readers',
        'swapPages',
      ].map((name) => `site/${name}`),
    ),
    failureIn: failureOnPage,
  },
]

/** The tests that are most likely to see a fault in a file for machines, then all that read such files. */
const machineTests: readonly Tests[] = [
  {
    command: ([file = '']) => {
      const names = file.includes('sitemap') ? ['sitemap'] : ['llms', 'releasesJson', 'feed']

      return siteTests(...names.map((name) => `site/${name}`))([file])
    },
  },
  {
    command: siteTests(
      ...['llms', 'releasesJson', 'feed', 'sitemap', 'files', 'releases', 'manifests'].map(
        (name) => `site/${name}`,
      ),
    ),
  },
]

const hostTests: readonly Tests[] = [
  { command: siteTests('deploy/hostFiles') },
  { command: siteTests('deploy/netlify', 'deploy/worker', 'deploy/preview', 'site/files') },
]

const pages = matching(/^public\/(?:[a-z]{2}\/)?(?:\w+\/)?index\.html$/)
const builtPage = (route: (typeof routeNames)[number], locale: (typeof localeCodes)[number]) =>
  `public/${pageFile(pathFor(route, locale))}`
const englishPages = routeNames.map((route) => builtPage(route, defaultLocale))
const translationsOf = (file: string) => {
  const route = routeNames[englishPages.indexOf(file)]
  const others = localeCodes.filter((locale) => locale !== defaultLocale)

  return route ? others.map((locale) => builtPage(route, locale)) : []
}

/** Opens only one page that has an element with the style. */
const browserTests = (...names: readonly string[]): Tests => ({
  command: ([file = ''], fault) => {
    const selector = selectorAt(readFileSync(file, 'utf8'), fault?.start ?? 0)
    const path = pageWith(selector, englishPages).replace(/^public|index\.html$/g, '')

    return [
      'playwright',
      'test',
      '--config=tests/playwright.config.ts',
      '--project=site',
      '-x',
      '--grep',
      `header\\.spec| ${path} `,
      ...names.map((name) => `${name}.spec.ts`),
    ]
  },
})

const machineFiles = matching(/^public\/(?:llms\.txt|releases\.(?:json|atom)|sitemap-0\.xml)$/)

const unit = {
  filesIn: sources,
  tests: [ownTests, types],
  areRelated: (one: string, other: string) =>
    importsOf(testOf(one)).has(other) || importsOf(testOf(other)).has(one),
}

export const kinds: readonly Kind[] = [
  { name: 'a flipped condition', find: flipCondition, ...unit },
  { name: 'another constant', find: changeConstant, ...unit },
  { name: 'another string', find: changeString, ...unit },
  {
    name: 'two exchanged strings of a translation',
    filesIn: matching(/^content\/locales\/(?!en\/)\w+\/(?!units)\w+\.json$/),
    find: exchangeValues,
    tests: [contentCheck],
  },
  {
    name: 'a dropped attribute on one page',
    filesIn: pages,
    find: dropAttribute,
    tests: pageTests,
    areRelated: isSamePage,
  },
  {
    name: 'a dropped attribute in every language',
    filesIn: () => englishPages,
    find: dropAttribute,
    copies: translationsOf,
    tests: pageTests,
    areRelated: isSamePage,
  },
  {
    name: 'two exchanged texts',
    filesIn: pages,
    find: exchangeTexts,
    tests: pageTests,
    areRelated: isSamePage,
  },
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
    name: 'a removed line in a file for hosts',
    filesIn: matching(/^public\/_(?:headers|redirects)$/),
    find: removeLine,
    tests: hostTests,
  },
  {
    name: 'a removed declaration',
    filesIn: matching(/^public\/styles\.\w+\.css$/),
    find: removeDeclaration,
    tests: [browserTests('screen'), browserTests('header', 'accessibility', 'print')],
  },
]
