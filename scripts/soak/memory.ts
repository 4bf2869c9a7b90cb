import { type Page } from '@playwright/test'

/** What a page holds on to once the rubbish is taken out. */
export interface Memory {
  readonly heapBytes: number
  readonly listeners: number
  readonly nodes: number
}

/** Takes the rubbish out of a page and measures what is left. */
export async function measureMemory(page: Page): Promise<Memory> {
  const session = await page.context().newCDPSession(page)
  await session.send('Performance.enable')
  await session.send('HeapProfiler.collectGarbage')
  await session.send('HeapProfiler.collectGarbage')
  const { metrics } = await session.send('Performance.getMetrics')
  await session.detach()
  const of = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0
  return {
    heapBytes: of('JSHeapUsedSize'),
    listeners: of('JSEventListeners'),
    nodes: of('Nodes'),
  }
}

/** How much more may be held in the end than at the start, in hundredths: engines keep notes of their own. */
const allowance = 120

/** Tells what has grown between two measurements in the same place. */
export function growth(first: Memory, last: Memory): string[] {
  return (['heapBytes', 'listeners', 'nodes'] as const)
    .filter((kind) => last[kind] * 100 > first[kind] * allowance)
    .map((kind) => `${kind} grew from ${first[kind]} to ${last[kind]}`)
}
