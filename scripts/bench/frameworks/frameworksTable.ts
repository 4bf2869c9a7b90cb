import { chromium } from '@playwright/test'
import { audit } from '../audit'
import { blockingOf } from '../blocking'
import { traceOf } from '../blockingTable'
import { median, turns } from '../statistics'
import { table } from '../table'
import { timeTap, warmAfter, type Tap } from '../taps'
import { scriptBytes } from './scriptBytes'

/** A site that is measured: what made it, and where it is served. */
export interface Arm {
  readonly name: string
  readonly origin: string
}

/** What is opened, and how: pages, links that are tapped, how often, and the browser with its flags. */
export interface Visits {
  readonly paths: readonly string[]
  readonly taps: readonly Tap[]
  readonly runs: number
  readonly executablePath: string
  readonly flags: readonly string[]
}

type Measured = Readonly<Record<string, number>>

/** Opens the same pages of several sites by turns and taps the same links, and gives a table of the medians, milliseconds and bytes. */
export async function frameworksTable(arms: readonly Arm[], visits: Visits): Promise<string> {
  const { paths, taps, runs, executablePath, flags } = visits
  const browser = await chromium.launch({ executablePath, args: [...flags] })
  const rows: string[][] = []
  for (const path of paths) {
    const load = ({ origin }: Arm) => measureLoad(origin + path, visits)
    rows.push(...rowsOf(path, await medians(arms, runs, load)))
    const count = async ({ origin }: Arm) => ({ script: await scriptBytes(browser, origin + path) })
    rows.push(...rowsOf(path, await medians(arms, 1, count)))
  }
  for (const tap of taps) {
    const time = async ({ origin }: Arm) => ({
      tap: await timeTap(browser, origin, tap, warmAfter),
    })
    rows.push(...rowsOf(`${tap.from} → ${tap.to}`, await medians(arms, runs, time)))
  }
  await browser.close()
  return table(['Page', 'Measure', ...arms.map(({ name }) => name)], rows)
}

async function measureLoad(address: string, { executablePath, flags }: Visits) {
  const { figures } = await audit(address, executablePath, flags, ['performance'])
  const { total } = blockingOf(await traceOf(address, executablePath, flags))
  return { ...figures, blocked: total }
}

/** Measures each site by turns, so many times, and gives the medians, site by site. */
async function medians(
  arms: readonly Arm[],
  runs: number,
  measure: (arm: Arm) => Promise<Measured>,
): Promise<Measured[]> {
  const measured = new Map(arms.map((arm) => [arm, [] as Measured[]]))
  for (let run = 0; run < runs; run++) {
    for (const arm of turns(arms, run)) measured.get(arm)?.push(await measure(arm))
  }
  return Array.from(measured.values(), (loads) =>
    Object.fromEntries(
      Object.keys(loads[0] ?? {}).map((name) => [
        name,
        median(loads.map((load) => load[name] ?? 0)),
      ]),
    ),
  )
}

function rowsOf(title: string, sites: readonly Measured[]): string[][] {
  return Object.keys(sites[0] ?? {}).map((name) => [
    title,
    name,
    ...sites.map((site) => (site[name] ?? 0).toFixed(name === 'CLS' ? 3 : 0)),
  ])
}
