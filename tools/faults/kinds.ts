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
  type FindFaults,
} from './plant'
import {
  englishPages,
  hostFiles,
  machineFiles,
  pages,
  releasesJson,
  routeOf,
  styleSheets,
  testedModules,
  testOf,
  translations,
  translationsOf,
  type ChooseFiles,
} from './targets'
import {
  contentCheck,
  hostTests,
  machineTests,
  ownTests,
  pageTests,
  styleTests,
  types,
  type Tests,
} from './tests'

/** A kind of small faults: where they are planted, and which tests can see them. */
export interface Kind {
  readonly name: string
  readonly filesIn: ChooseFiles
  readonly find: FindFaults
  /** Returns the files that have the same fault in the same place, such as the translations of a page. */
  readonly copies?: (file: string) => readonly string[]
  /** The tests, the fastest first. Each sees only the faults that survived the one before it. */
  readonly tests: readonly Tests[]
  /** Whether a fault in one file can fail the tests that name another; default: no. */
  readonly areRelated?: (one: string, other: string) => boolean
}

const isImported = (one: string, other: string) =>
  importsOf(testOf(one)).has(other) || importsOf(testOf(other)).has(one)

const isSamePage = (one: string, other: string) => routeOf(one) === routeOf(other)

export const kinds: readonly Kind[] = [
  {
    name: 'a flipped condition',
    filesIn: testedModules,
    find: flipCondition,
    tests: [ownTests, types],
    areRelated: isImported,
  },
  {
    name: 'another constant',
    filesIn: testedModules,
    find: changeConstant,
    tests: [ownTests, types],
    areRelated: isImported,
  },
  {
    name: 'another string',
    filesIn: testedModules,
    find: changeString,
    tests: [ownTests, types],
    areRelated: isImported,
  },
  {
    name: 'two exchanged strings of a translation',
    filesIn: translations,
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
    filesIn: releasesJson,
    find: exchangeValues,
    tests: machineTests,
  },
  {
    name: 'a removed line in a file for hosts',
    filesIn: hostFiles,
    find: removeLine,
    tests: hostTests,
  },
  {
    name: 'a removed declaration',
    filesIn: styleSheets,
    find: removeDeclaration,
    tests: styleTests,
  },
]
