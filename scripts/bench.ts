import './lib/checkNode.mjs'
import { existsSync, rmSync } from 'node:fs'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { localizedPath, pathFor } from '../src/lib/paths'
import { routeNames } from '../src/site/routes'
import { blockingTable } from './bench/blockingTable'
import { comparePages } from './bench/comparePages'
import { comparisonTable } from './bench/comparisonTable'
import { firstFlightTable } from './bench/firstFlightTable'
import { compareFrameworks } from './bench/frameworks/compareFrameworks'
import { type BenchOptions, readOptions } from './bench/readOptions'
import { scaleTable } from './bench/scale'
import { scoreTable } from './bench/scorePages'
import { makeCertificate, serveSecurely } from './bench/secureServer'
import { tapTable } from './bench/taps'
import { makeTwin } from './bench/twin'
import { findBrowser } from './lib/programs.mjs'
import { root } from './lib/run.mjs'
import { runTask } from './lib/runTask'

/** Measures the pages that are built in public/ beside their twins without scripts, and prints the tables. */
async function bench(
  browser: string,
  { only, runs, pages, languages }: BenchOptions,
): Promise<void> {
  const allPaths = languages.flatMap((language) =>
    routeNames.map((route) => pathFor(route, language)),
  )
  const paths = languages.flatMap((language) => pages.map((path) => localizedPath(path, language)))
  const taps = languages.map((language) => ({
    from: pathFor('home', language),
    to: pathFor('download', language),
  }))
  const certificate = makeCertificate()
  const twinFolder = await makeTwin(join(root, 'public'))
  const site = await serveSecurely(join(root, 'public'), certificate)
  const twin = await serveSecurely(twinFolder, certificate)
  const origins = { site: site.origin, twin: twin.origin }
  const flags = ['--headless=new', '--no-sandbox', '--disable-quic', certificate.trust]
  try {
    if (only.includes('flights')) {
      print(
        'What the first paint of a page / its twin waits for',
        await firstFlightTable(allPaths, origins, browser, flags),
      )
    }
    if (only.includes('pages')) {
      const compared = await comparePages(paths, { browser, flags, runs, ...origins })
      print(
        `Page / twin without scripts = ratio, medians of ${runs} runs`,
        comparisonTable(compared),
      )
    }
    if (only.includes('blocking')) {
      print(
        `What keeps the page / its twin from answering after the first paint, medians of ${runs} loads`,
        await blockingTable(paths, origins, runs, browser, flags),
      )
    }
    if (only.includes('taps')) {
      print(
        `From the click to the next heading painted, medians of ${runs} taps`,
        await tapTable(taps, origins, runs, browser, flags),
      )
    }
    if (only.includes('frameworks')) {
      const visits = { paths, taps, runs, executablePath: browser, flags }
      const own = [
        { name: 'Facewright', origin: site.origin },
        { name: 'without scripts', origin: twin.origin },
      ]
      print(
        `Beside the same pages made by other frameworks, medians of ${runs} runs`,
        await compareFrameworks(join(root, 'public'), allPaths, own, visits, certificate),
      )
    }
    if (only.includes('scores')) {
      print('Scores of one run', await scoreTable(allPaths, site.origin, browser, flags))
    }
  } finally {
    site.stop()
    twin.stop()
    rmSync(twinFolder, { recursive: true })
  }
}

function print(title: string, text: string): void {
  const load = loadavg().map((average) => average.toFixed(1))
  console.log(`\n${title} (the machine's load: ${load.join(', ')})\n\n${text}`)
}

async function main(): Promise<0> {
  const options = readOptions(process.argv.slice(2))
  const browser = findBrowser()
  if (options.scale) print('Builds', scaleTable(options.locales))
  else if (!existsSync(join(root, 'public/index.html'))) throw new Error('Run first: npm run build')
  else if (browser === undefined) throw new Error('There is no Chrome. CHROME_PATH names one.')
  else {
    await bench(browser, options)
  }
  return 0
}

runTask(main)
