import { readFileSync } from 'node:fs'
import type { Fault } from './plant'
import { pageWith, selectorAt } from './styledPage'
import { englishPages, routeOf, testOf } from './targets'

/** A tool in node_modules, or `node`, and its arguments. It runs tests. */
export type Command = readonly [tool: string, ...args: string[]]

/** Tests that can see faults. */
export interface Tests {
  /** Returns the command that runs them for faults in some files, of which the first has the given fault. */
  readonly command: (files: readonly string[], fault?: Fault) => Command
  /** Returns whether their output has a failure that names a file. Faults in several files are then tried together. */
  readonly hasFailureIn?: (file: string, output: string) => boolean
}

/** The tests of a module. */
export const ownTests: Tests = {
  command: (files) => ['jest', ...files.map(testOf), '--selectProjects=unit', '--forceExit'],
  hasFailureIn: (file, output) => output.includes(`FAIL unit ${testOf(file)}`),
}

export const types: Tests = {
  command: () => ['node', 'node_modules/typescript-7/bin/tsc', '--noEmit'],
  hasFailureIn: (file, output) => `\n${output}`.includes(`\n${file}(`),
}

export const contentCheck: Tests = {
  command: () => ['tsx', 'tools/content-check/cli.ts', 'check'],
  hasFailureIn: (file, output) => output.includes(file),
}

/** Returns a command that runs tests of the built site. `names` are files in `tests/`, without their extension. */
const siteCommand = (...names: readonly string[]): Command => [
  'jest',
  ...names.map((name) => `tests/${name}.test.ts`),
  '--selectProjects=site',
]

const hasFailureOnPage = (file: string, output: string) =>
  new RegExp(`(?<![\\w/])/(?:[a-z]{2}/)?${routeOf(file)}(?![\\w/])`).test(output)

/** The tests of what pages contain, the fastest first. */
export const pageTests: readonly Tests[] = [
  {
    command: () =>
      siteCommand(
        'site/markup',
        'site/pageLinks',
        'site/downloadFacts',
        'site/faq',
        'site/legalTexts',
        'site/pageFacts',
        'site/placedTexts',
      ),
    hasFailureIn: hasFailureOnPage,
  },
  {
    command: () =>
      siteCommand(
        'site/pages',
        'site/shownStrings',
        'site/links',
        'site/metaTags',
        'site/structuredData/nodes',
        'site/structuredData/apps',
        'site/structuredData/pageContent',
        'site/descriptions',
        'site/pictures',
        'site/readers',
        'site/swapPages',
      ),
    hasFailureIn: hasFailureOnPage,
  },
]

/** The tests that are most likely to see a fault in a file for machines, then all that read such files. */
export const machineTests: readonly Tests[] = [
  {
    command: ([file = '']) =>
      file.includes('sitemap')
        ? siteCommand('site/sitemap')
        : siteCommand('site/llms', 'site/releasesJson', 'site/feed'),
  },
  {
    command: () =>
      siteCommand(
        'site/llms',
        'site/releasesJson',
        'site/feed',
        'site/sitemap',
        'site/files',
        'site/releases',
        'site/manifests',
      ),
  },
]

/** The tests of files for hosts, then of the responses of hosts that read these files. */
export const hostTests: readonly Tests[] = [
  { command: () => siteCommand('deploy/hostFiles') },
  {
    command: () => siteCommand('deploy/netlify', 'deploy/worker', 'deploy/preview', 'site/files'),
  },
]

/** Opens only one page that has an element with the style. `names` are files in `tests/e2e/`, without their extension. */
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
      `(header|banner|theme)\\.spec| ${path} `,
      ...names.map((name) => `${name}.spec.ts`),
    ]
  },
})

/** The tests of what visitors see, the fastest first. */
export const styleTests: readonly Tests[] = [
  browserTests('screen'),
  browserTests('header', 'banner', 'theme', 'accessibility', 'print'),
]
