import { isCrawler } from './crawler'

/** What a machine is at first sight; an iPad that calls itself a Mac is told by its touch screen. */
export type Platform = 'windows' | 'mac' | 'ipad' | 'mobile' | 'other' | 'unknown'

/** What every browser tells at once; all but the user agent may be missing. */
export interface PlatformHints {
  userAgent: string
  userAgentData?: { platform: string; mobile: boolean } | undefined
  maxTouchPoints?: number | undefined
}

/** Tells the platform before the first paint, from what the browser says without being asked; a crawler's is `unknown`. */
export function detectPlatform({
  userAgent,
  userAgentData,
  maxTouchPoints,
}: PlatformHints): Platform {
  if (isCrawler(userAgent)) return 'unknown'
  const platform = hintedPlatform(userAgentData) ?? agentPlatform(userAgent)
  return platform === 'mac' && !userAgentData && (maxTouchPoints ?? 0) > 1 ? 'ipad' : platform
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
