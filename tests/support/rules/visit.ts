import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Browser, type Page } from '@playwright/test'
import { type Locale } from '../../../src/site/locales'
import { devtoolsOf } from '../devtools'
import { nextFrame } from '../frames'
import { narrowestWindow, test as base } from '../scrollBars'
import { addHelpers } from './helpers/helpers'
import { type Rule } from './rule'
import { states, type State } from './states'

interface VisitedPage {
  readonly path: string
  readonly locale: Locale
}

/** The states in which a page has a fault, by the name of the rule and by the fault. */
type Findings = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>

interface Visits {
  /** Returns what the rules found on a page, which is visited once for all rules. */
  readonly findings: (page: VisitedPage) => Promise<Findings>
}

/** Tests that read what the rules found on a page, instead of opening it. */
export const test = base.extend<object, Visits>({
  findings: [
    async ({ browser }, use, { project }) => {
      const { baseURL = '' } = project.use
      const folder = join(project.outputDir, 'visits')

      mkdirSync(folder, { recursive: true })
      await use(async (page) => {
        // In a file, because a test that fails ends its worker. The next worker reads what this one has found.
        const file = join(folder, `${page.path.replaceAll('/', '_')}.json`)
        if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8')) as Findings
        const found = await visitPage(browser, baseURL, page)

        writeFileSync(file, JSON.stringify(found))

        return found
      })
    },
    { scope: 'worker' },
  ],
})

/** Opens a page, brings it into every state, and checks the rules that hold in it. */
async function visitPage(
  browser: Browser,
  baseURL: string,
  { path, locale }: VisitedPage,
): Promise<Findings> {
  const context = await browser.newContext({ baseURL, locale, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const findings: Record<string, Record<string, string[]>> = {}

  await page.goto(path)
  await addHelpers(page)
  for (const { name, width, height, media, enter, rules } of states) {
    await resize(page, { width, height })
    await page.emulateMedia({
      media: null,
      colorScheme: 'light',
      forcedColors: 'none',
      ...media,
    })
    await enter?.(page)
    for (const rule of rules) {
      const found = (findings[rule.name] ??= {})

      for (const fault of new Set(await page.evaluate(rule.find))) (found[fault] ??= []).push(name)
    }
  }

  await context.close()

  return findings
}

interface Size {
  /** In CSS pixels. */
  readonly width: number
  readonly height: number
}

/**
 * Resizes the page without painting it, which would take longer than all rules together. If the browser has scroll bars, the
 * page shows them in windows of computers only.
 */
export async function resize(page: Page, size: Size): Promise<void> {
  const hasSize = ({ width, height }: Size) => innerWidth === width && innerHeight === height
  if (await page.evaluate(hasSize, size)) return
  const session = await devtoolsOf(page)

  await session.send('Emulation.setScrollbarsHidden', { hidden: size.width < narrowestWindow })
  await session.send('Emulation.setDeviceMetricsOverride', {
    ...size,
    deviceScaleFactor: 1,
    mobile: false,
    dontSetVisibleSize: true,
  })
  await page.evaluate(async ({ width, height }) => {
    while (innerWidth !== width || innerHeight !== height)
      await new Promise((done) => setTimeout(done, 1))
  }, size)
}

/** Returns what the rules find on the open page, each fault preceded by the rule. */
export async function faultsOf(page: Page, rules: readonly Rule[]): Promise<string[]> {
  await addHelpers(page)
  await nextFrame(page)
  const faults = await Promise.all(
    rules.map(async ({ name, find }) =>
      (await page.evaluate(find)).map((fault) => `${name}: ${fault}`),
    ),
  )

  return faults.flat()
}

/** Throws if a rule has found faults on a page. The message says what they are, where, and what to do about them. */
export function expectRule(rule: Rule, { path, locale }: VisitedPage, findings: Findings): void {
  const faults = Object.entries(findings[rule.name] ?? {})
  if (faults.length === 0) return
  const shown = faults.slice(0, 10).map(([fault, at]) => `  ${fault}\n    in ${listOf(at)}`)
  const more = faults.length > shown.length ? [`  … and ${faults.length - shown.length} more`] : []

  throw new Error(
    [
      `Expected: ${rule.name}. Found on ${path} (${locale}):`,
      ...shown,
      ...more,
      `To fix it: ${rule.remedy}`,
    ].join('\n'),
  )
}

function listOf(stateNames: readonly State['name'][]): string {
  const more = stateNames.length > 4 ? ` and ${stateNames.length - 4} more states` : ''
  return stateNames.slice(0, 4).join('; ') + more
}
