import { cardName } from '../../lib/graphicsCard'
import type { Machine } from '../../lib/machineCheck'
import { detectSystem, versionName } from '../../lib/operatingSystem'
import { readHints, readWebglRenderer } from './macKind'

/** The computer as reported by its browser, and the name of its system version if known. */
export interface ReadMachine extends Machine {
  readonly systemName: string | undefined
}

/** Reads what the browser reports about the computer. The data never leaves the page. */
export async function readMachine(): Promise<ReadMachine> {
  const hints = await readHints()
  const renderer = readWebglRenderer() ?? (await readWebgpuAdapter())
  const detected = detectSystem({ ...hints, webglRenderer: renderer })
  return {
    system: detected.system,
    systemVersion: detected.version,
    systemName: versionName(detected),
    // eslint-disable-next-line compat/compat -- It may be undefined.
    memoryGigabytes: navigator.deviceMemory,
    card: cardName(renderer ?? ''),
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
