import { readWebglRenderer } from '../../browser/app/webglRenderer'
import { attempt, attemptWithin } from '../../browser/attempt'
import { machineHints } from '../../browser/system'
import { detectSystem, hasArm } from '../../lib/operatingSystem'
import { cardName } from './graphicsCard'
import type { Machine } from './verdict'

/** Milliseconds after which the WebGPU adapter counts as missing. */
const adapterTimeout = 1000

/** Returns what the browser reports about the computer; never rejects. The data never leaves the page. */
export async function readMachine(): Promise<Machine> {
  const webglRenderer = readWebglRenderer()
  const hints = { ...(await machineHints()), webglRenderer }
  const card = cardName(webglRenderer ?? '')

  return {
    ...detectSystem(hints),
    isArm: hasArm(hints),
    memoryGigabytes: attempt(readMemory),
    graphics: card ?? cardName((await readWebgpuAdapter()) ?? ''),
  }
}

/** Returns the memory in gigabytes; undefined if the browser does not report a positive number. */
function readMemory(): number | undefined {
  const gigabytes: unknown = navigator.deviceMemory

  return typeof gigabytes === 'number' && gigabytes > 0 ? gigabytes : undefined
}

function readWebgpuAdapter(): Promise<string | undefined> {
  return attemptWithin(adapterTimeout, async () => {
    const adapter = await navigator.gpu.requestAdapter()
    const { vendor = '', architecture = '', description = '' } = adapter?.info ?? {}

    return [vendor, architecture, description].join(' ').trim()
  })
}
