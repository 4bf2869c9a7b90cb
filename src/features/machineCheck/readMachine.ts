import { cardName } from './graphicsCard'
import type { Machine } from './verdict'
import { detectSystem } from '../../lib/operatingSystem'
import { readHints, readWebglRenderer } from '../../browser/app/machineHints'

/** Returns what the browser reports about the computer. The data never leaves the page. */
export async function readMachine(): Promise<Machine> {
  const hints = await readHints()
  const renderer = readWebglRenderer() ?? (await readWebgpuAdapter())

  return {
    ...detectSystem({ ...hints, webglRenderer: renderer }),
    // eslint-disable-next-line compat/compat -- It may be undefined.
    memoryGigabytes: navigator.deviceMemory,
    graphics: cardName(renderer ?? ''),
  }
}

async function readWebgpuAdapter(): Promise<string | undefined> {
  if (!('gpu' in navigator)) return undefined
  try {
    const adapter = await navigator.gpu.requestAdapter()
    const { vendor = '', architecture = '', description = '' } = adapter?.info ?? {}

    return [vendor, architecture, description].join(' ').trim() || undefined
  } catch {
    return undefined
  }
}
