import { detection, isSystem, systems, type System, type TouchDevices } from '../site/systems'

/** `mobile` is any device that is no computer, such as a phone, a TV or a console; `other` is a computer. */
export type VisitorSystem = System | 'macIntel' | 'mobile' | 'other' | 'unknown'

/** Data that the browser provides synchronously. Everything except the user agent may be missing. */
export interface PlatformHints {
  userAgent: string
  userAgentData?: { platform: string; mobile: boolean } | undefined
  maxTouchPoints?: number | undefined
  /** Whether the primary input device is a finger. */
  isTouchFirst?: boolean | undefined
  /** The shorter side of the screen in CSS pixels. */
  screenSide?: number | undefined
}

/** Matches devices that are no computers, by kind or, at the end, by name. A "Tablet PC" is a computer. */
const deviceAgent =
  /Mobile|Phone|Tablet(?! PC)|Android|iPad|TV(?![a-z])|\bVR\b|CrKey|Xbox|PlayStation|Nintendo/

/** Matches computers with other systems. Phones and TVs report "Linux" without a window system or a processor. */
const otherAgent = /X11|Wayland|CrOS|BSD|OpenHarmony|Linux (x|i)\d/

/** No phone's screen is this wide; screens of Windows tablets are wider. In CSS pixels. */
const tabletSide = 500

/** Detects the platform before the first paint, from synchronous data. Does not distinguish Intel Macs. */
export function detectPlatform(hints: PlatformHints): Exclude<VisitorSystem, 'macIntel'> {
  const { userAgent, userAgentData } = hints
  if (userAgentData?.mobile || deviceAgent.test(userAgent)) return 'mobile'
  const platform =
    (userAgentData && hintedPlatform(userAgentData.platform)) ?? agentPlatform(userAgent)
  const touch = isSystem(platform) ? detection[platform].touch : touchOf[platform]
  return isDevice(touch, hints) ? 'mobile' : platform
}

function hintedPlatform(hint: string) {
  if (hint === 'Android' || hint === 'iOS') return 'mobile'
  if (/Linux|^Chrom|BSD/.test(hint)) return 'other'
  return systems.find((system) => detection[system].hint === hint)
}

function agentPlatform(userAgent: string) {
  const system = systems.find((one) => detection[one].agent.test(userAgent))
  if (system) return system
  if (otherAgent.test(userAgent)) return 'other'
  return userAgent.includes('Linux') ? 'mobile' : 'unknown'
}

const touchOf = { other: 'laptops', unknown: 'none', mobile: 'none' } as const

/**
 * Returns whether a device is no computer, although it reports the system of one: tablets and phones do if the visitor
 * requests the desktop site, iPads always do. `touch` says which devices with a touch screen the reported system has.
 */
function isDevice(touch: TouchDevices, hints: PlatformHints): boolean {
  const { isTouchFirst = false, maxTouchPoints = 0, screenSide = Infinity } = hints
  if (touch === 'none') return isTouchFirst || maxTouchPoints > 1
  return isTouchFirst && (touch === 'laptops' || screenSide < tabletSide)
}

/** The browser's data about the computer. Everything except the user agent may be missing. */
export interface MachineHints extends PlatformHints {
  highEntropy?: Partial<Record<'architecture' | 'platformVersion', string | undefined>> | undefined
  webglRenderer?: string | undefined
}

export interface DetectedSystem {
  system: VisitorSystem
  /** Undefined if the browser hides it, or if the system has no version of the app. */
  version?: SystemVersion | undefined
}

/**
 * The version of a system, as browsers report it: the API contract of Windows (below 1: before Windows 10; from 13:
 * Windows 11), or the version of macOS, such as 14.5.
 */
export type SystemVersion = { readonly contract: number } | { readonly macOS: number }

/** Detects the visitor's operating system. */
export function detectSystem(hints: MachineHints): DetectedSystem {
  const system = detectPlatform(hints)
  if (!isSystem(system)) return { system }
  const hinted = parseFloat(hints.highEntropy?.platformVersion ?? '')
  const number = hinted > 0 ? hinted : oldVersions[system](hints.userAgent)

  return {
    system: system === 'mac' && isIntelMac(hints) ? 'macIntel' : system,
    version: number === undefined ? undefined : versionOf[system](number),
  }
}

const versionOf: Record<System, (number: number) => SystemVersion> = {
  windows: (contract) => ({ contract }),
  mac: (macOS) => ({ macOS }),
}

/** Returns the system whose requirements apply to a visitor's computer; undefined if there are none. */
export function systemFamily(system: VisitorSystem): System | undefined {
  if (system === 'macIntel') return 'mac'
  return isSystem(system) ? system : undefined
}

/** Returns the name of a detected version ("Windows 11", "macOS 14"); undefined if the version is unknown or too old. */
export function versionName({ version }: DetectedSystem): string | undefined {
  if (!version) return undefined
  if ('macOS' in version) return `macOS ${Math.floor(version.macOS)}`
  if (version.contract < 1) return undefined

  return version.contract >= 13 ? 'Windows 11' : 'Windows 10'
}

/** The versions in user agents. Only old ones are correct: macOS after 10.14 is always "10.15". */
const oldVersions: Record<System, (userAgent: string) => number | undefined> = {
  windows: (userAgent) => (userAgent.includes('Windows NT 6') ? 0.1 : undefined),
  mac: (userAgent) => (/Mac OS X 10[._](\d|1[0-4])(?!\d)/.test(userAgent) ? 10 : undefined),
}

/** Returns whether a computer surely has an Arm processor. On a Mac, this is Apple silicon. */
export function hasArm({ highEntropy, webglRenderer = '' }: MachineHints): boolean {
  return highEntropy?.architecture === 'arm' || /Apple M\d/.test(webglRenderer)
}

/** Returns whether a Mac surely has an Intel processor. Browsers built for Intel report `x86` on all Macs. */
function isIntelMac(hints: MachineHints): boolean {
  const { highEntropy, webglRenderer = '' } = hints
  if (hasArm(hints)) return false
  if (/Intel|AMD|Radeon|NVIDIA|GeForce/i.test(webglRenderer)) return true
  return highEntropy?.architecture === 'x86' && !webglRenderer.includes('Apple')
}
