import { isSystem, type System } from '../site/systems'
import { detectSystem, hasArm, type DetectedSystem, type MachineHints } from './operatingSystem'

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

/** Returns the major version in a name such as "macOS 13"; not a number if the name has another form. */
const macVersion = (name: string) => Number(/macOS (\d+)/.exec(name)?.[1])

/** The oldest systems on which the app runs, from content/site/requirements.yaml. */
export type MinimumSystems = Readonly<
  Record<System, { readonly minimum: { readonly system: string } }>
>

/** Returns whether a system's version meets the requirements; undefined if it is unknown. */
export function meetsMinimum({ version }: DetectedSystem, { windows, mac }: MinimumSystems) {
  if (!version) return undefined
  if ('macOS' in version) return isAtLeast(version.macOS, macVersion(mac.minimum.system))

  return isAtLeast(version.contract, windowsContracts[windows.minimum.system])
}

/** Returns undefined if the least number is unknown, because the content names a release that this module does not. */
function isAtLeast(number: number, least: number | undefined): boolean | undefined {
  return least ? number >= least : undefined
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
