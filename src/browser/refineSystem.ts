import { detectSystem } from '../lib/operatingSystem'
import { readHints } from './readHints'
import { readWebglRenderer } from './readRenderer'

/** Finds out which kind of Mac this is, and tells the style sheet; every other system is known before the first paint. */
export async function refineSystem({ dataset }: HTMLElement): Promise<void> {
  if (dataset.os !== 'mac') return
  const hints = await readHints()
  const { system } = detectSystem(hints)
  // Drawing costs time: it is asked only where nothing else tells.
  dataset.os =
    system === 'macUnknown'
      ? detectSystem({ ...hints, webglRenderer: readWebglRenderer() }).system
      : system
}
