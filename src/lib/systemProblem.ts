import { detectSystem, type DetectedSystem, type MachineHints } from './operatingSystem'

/**
 * The Windows releases that requirements.yaml can contain, each with the number of its API contract. Browsers report
 * this number as the version.
 */
const windowsContracts: Readonly<Record<string, number>> = {
  'Windows 10': 1,
  'Windows 10 Anniversary Update': 3,
  'Windows 11': 13,
}

/** The oldest systems on which the app runs, from content/site/requirements.yaml. */
export type MinimumSystems = Readonly<
  Record<'windows' | 'mac', { readonly minimum: { readonly system: string } }>
>

/** Returns whether the version of Windows or macOS meets the requirements; undefined if it is unknown. */
export function meetsMinimum(
  { system, version }: DetectedSystem,
  { windows, mac }: MinimumSystems,
): boolean | undefined {
  const least =
    system === 'windows'
      ? windowsContracts[windows.minimum.system]
      : Number(/macOS (\d+)/.exec(mac.minimum.system)?.[1])
  return version === undefined || !least ? undefined : version >= least
}

/** The reason why the app may not run on a system. */
export type SystemProblem = 'oldWindows' | 'armWindows' | 'oldMac'

/** Returns why the app might not run on the visitor's system; undefined if no reason is known. */
export function systemProblem(
  hints: MachineHints,
  minimum: MinimumSystems,
): SystemProblem | undefined {
  const detected = detectSystem(hints)
  const isWindows = detected.system === 'windows'
  if (meetsMinimum(detected, minimum) === false) return isWindows ? 'oldWindows' : 'oldMac'
  return isWindows && hints.highEntropy?.architecture === 'arm' ? 'armWindows' : undefined
}
