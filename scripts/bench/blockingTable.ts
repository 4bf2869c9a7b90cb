import { chromium } from '@playwright/test'
import { blockingOf, type Blocking, type TraceEvent } from './blocking'
import { phone, settling } from './phone'
import { median, turns } from './statistics'
import { table } from './table'

const categories = ['toplevel', 'loading']

/** Opens pages and their twins by turns, each in a fresh browser, and gives the medians of what keeps them from answering. */
export async function blockingTable(
  paths: readonly string[],
  origins: Readonly<Record<'site' | 'twin', string>>,
  runs: number,
  executablePath: string,
  flags: readonly string[],
): Promise<string> {
  const rows: string[][] = []
  for (const path of paths) {
    const loads = { site: [] as Blocking[], twin: [] as Blocking[] }
    for (let run = 0; run < runs; run++) {
      for (const arm of turns(['site', 'twin'] as const, run)) {
        const events = await traceOf(origins[arm] + path, executablePath, flags)
        loads[arm].push(blockingOf(events))
      }
    }
    const cell = (figure: keyof Blocking) =>
      [loads.site, loads.twin]
        .map((arm) => median(arm.map((load) => load[figure])).toFixed())
        .join(' / ')
    rows.push([path, cell('total'), cell('longest')])
  }
  return table(['Page', 'Blocked (ms)', 'Longest task (ms)'], rows)
}

/** Opens an address in a fresh browser, lets it settle, and gives what Chromium traced of it. */
export async function traceOf(
  address: string,
  executablePath: string,
  flags: readonly string[],
): Promise<TraceEvent[]> {
  const browser = await chromium.launch({ executablePath, args: [...flags] })
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  await browser.startTracing(page, { categories: [...categories] })
  await page.goto(address)
  await page.waitForTimeout(settling)
  const trace = JSON.parse(String(await browser.stopTracing())) as { traceEvents: TraceEvent[] }
  await browser.close()
  return trace.traceEvents
}
