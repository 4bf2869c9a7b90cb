import { isCrawler } from './crawler'

/** The platform that can be detected without asynchronous requests to the browser. */
export type Platform = 'windows' | 'mac' | 'mobile' | 'other' | 'unknown'

/** Data that the browser provides synchronously. Everything except the user agent may be missing. */
export interface PlatformHints {
  userAgent: string
  userAgentData?: { platform: string; mobile: boolean } | undefined
  maxTouchPoints?: number | undefined
}

/** Detects the platform before the first paint, from synchronous data; returns `unknown` for crawlers. */
export function detectPlatform({
  userAgent,
  userAgentData,
  maxTouchPoints,
}: PlatformHints): Platform {
  if (isCrawler(userAgent)) return 'unknown'
  const platform = hintedPlatform(userAgentData) ?? agentPlatform(userAgent)
  // An iPad has the user agent of a Mac, but a touch screen.
  return platform === 'mac' && !userAgentData && (maxTouchPoints ?? 0) > 1 ? 'mobile' : platform
}

function hintedPlatform(data: PlatformHints['userAgentData']): Platform | undefined {
  if (!data?.platform) return undefined
  if (data.platform === 'Windows') return 'windows'
  if (data.platform === 'macOS') return 'mac'
  return data.mobile || /^(Android|iOS)$/.test(data.platform) ? 'mobile' : 'other'
}

function agentPlatform(userAgent: string): Platform {
  if (
    /Android|iPhone|iPad|iPod|Windows Phone|IEMobile|KAIOS|HarmonyOS|BlackBerry|Mobile; rv:/i.test(
      userAgent,
    )
  ) {
    return 'mobile'
  }
  if (/Xbox|PlayStation|Nintendo|Tizen|Web0S|SmartTV|SMART-TV|CrKey/i.test(userAgent))
    return 'other'
  if (userAgent.includes('Windows NT')) return 'windows'
  if (userAgent.includes('Macintosh')) return 'mac'
  return /Linux|X11|CrOS|BSD/.test(userAgent) ? 'other' : 'unknown'
}

/** The operating systems that the download page distinguishes. */
export type System = 'windows' | 'macAppleSilicon' | 'macIntel' | 'macUnknown' | 'mobile' | 'other'

/** The browser's data about the computer. Everything except the user agent may be missing. */
export interface MachineHints extends PlatformHints {
  highEntropy?: Partial<Record<'architecture' | 'platformVersion', string | undefined>> | undefined
  webglRenderer?: string | undefined
}

/**
 * The detected system. `version` corresponds to the client hint `platformVersion`: on Windows, the number of the API
 * contract (0.1 to 0.3: Windows 7 to 8.1, 1 to 10: Windows 10, from 13: Windows 11); on a Mac, the major version of
 * macOS.
 */
export interface DetectedSystem {
  system: System
  version?: number | undefined
}

/** Detects the visitor's operating system; returns `other` for crawlers. */
export function detectSystem(hints: MachineHints): DetectedSystem {
  const platform = detectPlatform(hints)
  switch (platform) {
    case 'windows':
      return { system: 'windows', version: windowsVersion(hints) }
    case 'mac':
      return { system: macKind(hints), version: macVersion(hints) }
    case 'unknown':
      return { system: 'other' }
    default:
      return { system: platform }
  }
}

/** Returns the name of a detected version ("Windows 11", "macOS 14"); undefined if the version is unknown. */
export function versionName({ system, version }: DetectedSystem): string | undefined {
  if (version === undefined) return undefined
  if (system !== 'windows') return `macOS ${version}`
  if (version >= 13) return 'Windows 11'
  if (version >= 1) return 'Windows 10'
  return { 0.1: 'Windows 7', 0.2: 'Windows 8', 0.3: 'Windows 8.1' }[version]
}

/**
 * Returns which kind of Mac the browser runs on, by processor. "Apple GPU" does not identify the processor, because
 * Safari reports this name on all Macs.
 */
function macKind({ highEntropy, webglRenderer = '' }: MachineHints): System {
  if (highEntropy?.architecture === 'arm') return 'macAppleSilicon'
  if (highEntropy?.architecture === 'x86') return 'macIntel'
  if (/Intel|AMD|Radeon|NVIDIA|GeForce/i.test(webglRenderer)) return 'macIntel'
  return /Apple M\d/.test(webglRenderer) ? 'macAppleSilicon' : 'macUnknown'
}

function windowsVersion({ userAgent, highEntropy }: MachineHints): number | undefined {
  const [, major, minor] = /^(\d+)\.(\d)/.exec(highEntropy?.platformVersion ?? '') ?? []
  const hinted = Number(major === '0' ? `0.${String(minor)}` : major)
  if (hinted > 0) return hinted
  const kernel = /Windows NT (\d+\.\d+)/.exec(userAgent)?.[1]
  return { '6.1': 0.1, '6.2': 0.2, '6.3': 0.3 }[kernel ?? '']
}

/**
 * Returns the major version of macOS. In the user agent, only versions before 10.15 are correct, because all later
 * versions are reported as 10.15.
 */
function macVersion({ userAgent, highEntropy }: MachineHints): number | undefined {
  const hinted = /^\d+/.exec(highEntropy?.platformVersion ?? '')?.[0]
  if (hinted !== undefined) return Number(hinted)
  const minor = /Mac OS X 10[._](\d+)/.exec(userAgent)?.[1]
  return minor !== undefined && Number(minor) < 15 ? 10 : undefined
}
