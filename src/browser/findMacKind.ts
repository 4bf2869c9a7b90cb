import { detectSystem, type System } from '../lib/operatingSystem'
import { readHints } from './readHints'
import { readWebglRenderer } from './readRenderer'

/** Finds out which kind of Mac this is, as far as its browser tells. */
export async function findMacKind(): Promise<System> {
  const hints = await readHints()
  const { system } = detectSystem(hints)
  if (system !== 'macUnknown') return system
  // Drawing costs time: it is asked only where nothing else tells.
  return detectSystem({ ...hints, webglRenderer: readWebglRenderer() }).system
}
