import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { cpus, loadavg, tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { chromium, type Browser } from '@playwright/test'
import { format } from 'prettier'
import { findBrowser } from '../../scripts/lib/executables'
import { root } from '../../scripts/lib/run'
import { runTask } from '../../scripts/lib/runTask'
import { pathFor } from '../../src/lib/paths'
import { localeCodes } from '../../src/site/locales'
import { routeNames } from '../../src/site/routes'
import { writeBaseline } from './baseline'
import { measureCpu, scriptBytes, timeTap } from './browser'
import { timeBuilds } from './builds'
import { buildCopy } from './frameworks/buildCopy'
import { frameworks, readSourcePage, versionOf } from './frameworks/frameworks'
import { runLighthouse, type Measured } from './lighthouse'
import { type BenchOptions, readOptions, type SiteName } from './options'
import { buildTable, pageTable, rotated, type Row } from './report'
import { makeCertificate, serve } from './serve'

const publicFolder = join(root, 'public')

const attempts = 3

/** A measured site, with one table row per page. */
interface Arm {
  readonly origin: string
  readonly rows: readonly Row[]
}

async function main(): Promise<0> {
  const options = readOptions(process.argv.slice(2))
  const browser = findBrowser()
  if (!browser) throw new Error('There is no Chrome. CHROME_PATH sets its path.')
  if (!existsSync(join(publicFolder, 'index.html'))) throw new Error('Run first: npm run build')
  if (!existsSync(join(import.meta.dirname, 'node_modules')))
    throw new Error('Run first: npm ci --prefix tools/bench')
  const tables: string[] = []
  if (options.parts.some((part) => part !== 'builds'))
    tables.push(pageTable(await measureSites(options, browser)))
  if (options.parts.includes('builds')) tables.push(buildTable(timeBuilds()))
  const page = [setting(options, browser), ...tables].join('\n\n')

  console.log(await format(page, { parser: 'markdown' }))

  return 0
}

/** Builds, serves and measures the chosen sites. Returns a row for each page of each site. */
async function measureSites(options: BenchOptions, browser: string): Promise<Row[]> {
  const certificate = makeCertificate()
  const flags = [
    '--headless=new',
    '--no-sandbox',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-quic',
    certificate.trustFlag,
  ]
  const folder = mkdtempSync(join(tmpdir(), 'bench-baseline-'))
  const stops: (() => void)[] = []

  try {
    const arms: Arm[] = []

    for (const name of options.sites) {
      const { origin, stop } = await serve(await makeSite(name, options, folder), certificate)

      stops.push(stop)
      arms.push({ origin, rows: options.pages.map((page) => rowOf(page, name)) })
    }

    await measureAll(arms, options, browser, flags)

    return options.pages.flatMap((_, page) => arms.flatMap(({ rows }) => rows[page] ?? []))
  } finally {
    for (const stop of stops) stop()
    rmSync(folder, { recursive: true })
  }
}

/** Builds a site if necessary, and returns its folder. */
async function makeSite(name: SiteName, options: BenchOptions, folder: string): Promise<string> {
  const { pages, previous = '' } = options
  if (name === 'facewright') return publicFolder
  if (name === 'previous') return resolve(previous)
  if (name === 'no-script') {
    await writeBaseline(publicFolder, folder)

    return folder
  }

  const sources = localeCodes
    .map((locale) => routeNames.map((route) => pathFor(route, locale)))
    .filter((paths) => pages.some((page) => paths.includes(page)))
    .flat()
    .map((path) =>
      readSourcePage(path, readFileSync(join(publicFolder, path, 'index.html'), 'utf8')),
    )

  return buildCopy(name, frameworks[name], sources, publicFolder)
}

/** Returns the empty row for a page of a site, with the version of the framework. */
function rowOf(page: string, name: SiteName): Row {
  if (name === 'facewright') return { page, site: 'Facewright', role: 'own', loads: [] }
  if (name === 'previous') return { page, site: 'Other commit', role: 'own', loads: [] }
  if (name === 'no-script') return { page, site: 'No script', role: 'baseline', loads: [] }
  const site = `${name} ${versionOf(frameworks[name].package)}`
  return { page, site, role: 'framework', loads: [] }
}

/**
 * Measures the sites in turn on every run, so that other load on the computer affects all sites alike. Only our site and
 * the page without scripts have ratios of load times, so Lighthouse measures only these two.
 */
async function measureAll(
  arms: readonly Arm[],
  options: BenchOptions,
  executablePath: string,
  flags: readonly string[],
): Promise<void> {
  const { pages, parts, runs, minutes } = options
  const browser = await keepOpen(() => chromium.launch({ executablePath, args: [...flags] }))
  const start = performance.now()
  const isTimeLeft = (run: number) =>
    ((performance.now() - start) * (run + 1)) / Math.max(run, 1) < minutes * 60_000

  for (let run = 0; run < runs && isTimeLeft(run); run++) {
    for (const [index, page] of pages.entries()) {
      console.error(`Run ${run + 1} of ${runs}: ${page}`)

      for (const { origin, rows } of rotated(arms, run)) {
        const row = rows[index]
        if (!row) continue
        const lighthouse = () => runLighthouse(origin + page, executablePath, flags)

        for (const measure of measurements(row, origin, parts, run, lighthouse))
          row.loads.push(await retried(async () => measure(await browser.open())))
      }
    }
  }

  await browser.close()
}

/** Starts a browser. `open` returns it, started again if it has crashed. */
async function keepOpen(launch: () => Promise<Browser>) {
  let browser = await launch()

  return {
    open: async () => {
      if (!browser.isConnected()) browser = await launch()

      return browser
    },
    close: () => browser.close(),
  }
}

/** Measures a page once. Returns the values by column, in the units of `report.ts`. */
type Measurement = (browser: Browser) => Promise<Measured>

/**
 * Returns what to measure in one run of a page, of the chosen parts. Only pages of our own sites have ratios of load times,
 * and only home pages have a link to tap. The bytes of scripts are the same in every run.
 */
function measurements(
  { page, role }: Row,
  origin: string,
  parts: BenchOptions['parts'],
  run: number,
  lighthouse: Measurement,
): Measurement[] {
  const url = origin + page
  const locale = localeCodes.find((code) => pathFor('home', code) === page)
  const isHome = locale !== undefined
  const download = isHome ? pathFor('download', locale) : ''

  const script: Measurement = async (browser) => ({ Script: await scriptBytes(browser, url) })
  const tap: Measurement = async (browser) => ({ Tap: await timeTap(browser, url, download) })
  const cpu = async (browser: Browser): Promise<Measured> => {
    const times = await measureCpu(browser, url, download)

    // Without scripts, a tap loads the next page in full.
    return role === 'baseline'
      ? { 'Load CPU': times.load }
      : { 'Load CPU': times.load, 'Tap CPU': times.tap }
  }

  const possible: readonly (readonly [BenchOptions['parts'][number], boolean, Measurement])[] = [
    ['lighthouse', role !== 'framework', lighthouse],
    ['script', run === 0, script],
    ['taps', isHome && role !== 'baseline', tap],
    ['cpu', isHome, cpu],
  ]

  return possible
    .filter(([part, isPossible]) => isPossible && parts.includes(part))
    .map(([, , measure]) => measure)
}

/** Retries a failed measurement. If every attempt fails, the table omits the value. */
async function retried(measure: () => Promise<Measured>): Promise<Measured> {
  for (let attempt = 1; attempt <= attempts; attempt++) {
    try {
      return await measure()
    } catch (error) {
      console.error(`Attempt ${attempt} failed:`, error instanceof Error ? error.message : error)
    }
  }

  return {}
}

/** Returns a description of the measurement and the computer for the report. */
function setting({ parts, runs, minutes }: BenchOptions, browser: string): string {
  const version = execFileSync(browser, ['--version'], { encoding: 'utf8' }).trim()
  const processor = `${cpus().length} × ${cpus()[0]?.model ?? 'unknown processor'}`
  const load = loadavg()[2]?.toFixed(1) ?? ''
  const date = new Date().toISOString().slice(0, 10)
  return `${date}: medians of at most ${runs} runs in ${minutes} minutes. Lighthouse ${versionOf('lighthouse')} with its mobile settings, ${version}, Node ${process.version}, ${processor}, load ${load}. Parts: ${parts.join(', ')}.

FCP, LCP, TBT, Tap and CPU times of the main thread in milliseconds, Script in KiB after compression. In parentheses: FCP, LCP and Load CPU divided by those of the page without script, Tap and Tap CPU divided by those of the fastest framework.`
}

runTask(main)
