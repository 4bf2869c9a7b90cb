import { isSystem, type System } from '../site/systems'
import {
  detectSystem,
  hasArm,
  systemFamily,
  type DetectedSystem,
  type MachineHints,
} from './operatingSystem'

/**
 * The Windows releases in requirements.yaml, with the major number of the API contract that browsers report as
 * `platformVersion`. Windows 11 starts at 13.
 *
 * @see https://learn.microsoft.com/en-us/microsoft-edge/web-platform/how-to-detect-win11
 */
const windowsContracts: Readonly<Record<string, number>> = {
  'Windows 10': 1,
  'Windows 10 Anniversary Update': 3,
  'Windows 11': 13,
}

const releaseNumber: Record<System, (name: string) => number | undefined> = {
  windows: (name) => windowsContracts[name],
  mac: (name) => Number(/macOS (\d+)/.exec(name)?.[1]),
}

/** The oldest systems on which the app runs, from content/site/requirements.yaml. */
export type MinimumSystems = Readonly<
  Record<System, { readonly minimum: { readonly system: string } }>
>

/** Returns whether a system's version meets the requirements; undefined if it is unknown. */
export function meetsMinimum({ system, version }: DetectedSystem, minimum: MinimumSystems) {
  const family = systemFamily(system)
  const least = family && releaseNumber[family](minimum[family].minimum.system)
  return version === undefined || !least ? undefined : version >= least
}

type SystemProblem = 'oldWindows' | 'oldMac' | 'armWindows'

const oldSystems: Record<System, SystemProblem> = { windows: 'oldWindows', mac: 'oldMac' }

/** Returns why the app might not run on the visitor's system; undefined if no reason is known. */
export function systemProblem(hints: MachineHints, minimum: MinimumSystems) {
  const detected = detectSystem(hints)
  const { system } = detected
  // On Intel Macs, the page itself says that the app does not run.
  if (!isSystem(system)) return undefined
  if (meetsMinimum(detected, minimum) === false) return oldSystems[system]
  return system === 'windows' && hasArm(hints) ? 'armWindows' : undefined
}
