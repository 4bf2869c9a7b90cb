import { parseArgs } from 'node:util'
import { pathFor } from '../../src/lib/paths'
import { localeCodes } from '../../src/site/locales'
import { routeNames } from '../../src/site/routes'
import { frameworks } from './frameworks/frameworks'

const parts = ['lighthouse', 'script', 'taps', 'cpu', 'builds'] as const

export type SiteName = 'facewright' | 'previous' | 'no-script' | keyof typeof frameworks

const sites: readonly SiteName[] = [
  'facewright',
  'no-script',
  ...(Object.keys(frameworks) as (keyof typeof frameworks)[]),
]

const paths = localeCodes.flatMap((locale) => routeNames.map((route) => pathFor(route, locale)))

/** The parts, sites and pages to measure, and the number of runs. */
export interface BenchOptions {
  readonly parts: readonly (typeof parts)[number][]
  readonly sites: readonly SiteName[]
  readonly pages: readonly string[]
  /** The folder with the build of another commit, which is measured as the site `previous`. */
  readonly previous: string | undefined
  /** The maximum number of loads of each page. */
  readonly runs: number
  /** The time limit for loading pages, in minutes. The bench starts no run that would exceed it. */
  readonly minutes: number
}

/** Parses the command-line arguments of the bench. Throws if one is invalid. */
export function readOptions(args: readonly string[]): BenchOptions {
  const { values } = parseArgs({
    args: [...args],
    options: {
      parts: { type: 'string', default: parts.join() },
      sites: { type: 'string', default: sites.join() },
      pages: { type: 'string', default: '/,/download/,/ar/,/ja/' },
      previous: { type: 'string' },
      runs: { type: 'string', default: '5' },
      minutes: { type: 'string', default: '12' },
    },
  })

  const named = listOf('--sites', values.sites, sites)

  return {
    parts: listOf('--parts', values.parts, parts),
    sites: values.previous === undefined ? named : ['previous', ...named],
    pages: listOf('--pages', values.pages, paths),
    previous: values.previous,
    runs: positiveInteger('--runs', values.runs),
    minutes: positiveInteger('--minutes', values.minutes),
  }
}

function positiveInteger(name: string, text: string): number {
  const number = Number(text)
  if (!Number.isInteger(number) || number < 1) throw new Error(`${name} must be a positive integer`)
  return number
}

function listOf<Item extends string>(name: string, text: string, known: readonly Item[]): Item[] {
  return text.split(',').map((entry) => {
    const item = known.find((one) => one === entry)
    if (item === undefined)
      throw new Error(`${name}: "${entry}" is none of ${known.slice(0, 12).join(', ')}`)
    return item
  })
}
