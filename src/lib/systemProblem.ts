import { detectSystem, type DetectedSystem, type MachineHints } from './operatingSystem'

/** The releases of Windows a requirement may name, by the number of the API contract they brought. */
const windowsContracts: Readonly<Record<string, number>> = {
  'Windows 10': 1,
  'Windows 10 Anniversary Update': 3,
  'Windows 11': 13,
}

/** The oldest systems that the app runs on, as content/site/requirements.yaml names them. */
export type MinimumSystems = Readonly<
  Record<'windows' | 'mac', { readonly minimum: { readonly system: string } }>
>

/** Whether a version of Windows or macOS meets the requirements; undefined if that is not known. */
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

/** Why the app may not run on a system. */
export type SystemProblem = 'oldWindows' | 'armWindows' | 'oldMac'

/** What a browser reports against the visitor's system; undefined if it reports nothing. */
export function systemProblem(
  hints: MachineHints,
  minimum: MinimumSystems,
): SystemProblem | undefined {
  const detected = detectSystem(hints)
  const isWindows = detected.system === 'windows'
  if (meetsMinimum(detected, minimum) === false) return isWindows ? 'oldWindows' : 'oldMac'
  return isWindows && hints.highEntropy?.architecture === 'arm' ? 'armWindows' : undefined
}
