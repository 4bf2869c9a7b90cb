import { parseArgs } from 'node:util'
import { type Locale, localeCodes } from '../../src/site/locales'
import { routes } from '../../src/site/routes'
import { listed, listedOf, readArguments, wholeNumber } from '../lib/arguments'

/** What of a page is measured. */
const usualParts = ['flights', 'pages', 'blocking', 'taps', 'scores'] as const

/** And what takes packages that the project does without. */
const parts = [...usualParts, 'frameworks'] as const

/** What to measure: parts, on pages (their English paths) in languages, so many times; or the builds of so many languages. */
export interface BenchOptions {
  readonly only: readonly (typeof parts)[number][]
  readonly runs: number
  readonly pages: readonly string[]
  readonly languages: readonly Locale[]
  readonly scale: boolean
  readonly locales: readonly number[]
}

const usage = `npm run bench -- [--only ${parts.join(',')}] [--runs 5] [--pages /,/price/] [--languages en,ar]
npm run bench -- --scale [--locales 12,120,600]

Measures the built site beside its twin without scripts, or how long sites of so many languages take to build.`

/** Reads the arguments of `npm run bench`; throws, with how it is used, when one is not known or out of range. */
export function readOptions(args: readonly string[]): BenchOptions {
  return readArguments(usage, () => {
    const { values } = parseArgs({
      args: [...args],
      options: {
        only: { type: 'string', default: usualParts.join(',') },
        runs: { type: 'string', default: '5' },
        pages: { type: 'string', default: '/,/download/,/price/' },
        languages: { type: 'string', default: 'en,ar,ja' },
        scale: { type: 'boolean', default: false },
        locales: { type: 'string', default: '12,120,600' },
      },
    })
    const paths = Object.values(routes).map(({ path }) => path)
    return {
      only: listedOf('--only', values.only, parts),
      runs: wholeNumber('--runs', values.runs),
      pages: listedOf('--pages', values.pages, paths),
      languages: listedOf('--languages', values.languages, localeCodes),
      scale: values.scale,
      locales: listed('--locales', values.locales).map((count) => wholeNumber('--locales', count)),
    }
  })
}
