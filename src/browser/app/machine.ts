import { cardName } from '../../lib/graphicsCard'
import type { Machine } from '../../lib/machineCheck'
import { detectSystem, versionName } from '../../lib/operatingSystem'
import { readHints, readWebglRenderer } from './macKind'

/** A machine as its browser knows it, and the name of its system's version where that is known. */
export interface ReadMachine extends Machine {
  readonly systemName: string | undefined
}

/** Reads all that the browser knows of this machine; nothing of it leaves the page. */
export async function readMachine(): Promise<ReadMachine> {
  const hints = await readHints()
  const renderer = readWebglRenderer() ?? (await readWebgpuAdapter())
  const detected = detectSystem({ ...hints, webglRenderer: renderer })
  return {
    system: detected.system,
    systemVersion: detected.version,
    systemName: versionName(detected),
    // eslint-disable-next-line compat/compat -- Where it is missing, it is undefined.
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
