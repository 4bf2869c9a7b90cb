import type { MachineHints, PlatformHints, VisitorSystem } from '../lib/operatingSystem'
import { isSystem, systems, type System } from '../site/systems'
import { attempt, attemptWithin } from './attempt'
import { pageState } from './pageState'

/** Milliseconds after which client hints count as missing. Chromium returns them before the first paint. */
const hintsTimeout = 1000

/** Returns what the browser reports synchronously about the visitor's device. */
export function platformHints(): PlatformHints {
  const { userAgent, maxTouchPoints } = navigator

  return {
    userAgent,
    userAgentData: attempt(lowEntropyHints),
    maxTouchPoints,
    isTouchFirst: attempt(() => matchMedia('(hover: none) and (pointer: coarse)').matches),
    screenSide: attempt(() => Math.min(screen.width, screen.height)),
  }
}

/**
 * Returns the user agent and the client hints, without those that the browser refuses or masks; never rejects. A page
 * requests them once: the inline script, the warning about the system and the check of the computer share the promise.
 */
export function machineHints(): Promise<MachineHints> {
  return (window.machineHints ??= readHints())
}

/** Sets the visitor's system, and the system whose files the page offers first. */
export function setSystem(system: VisitorSystem): void {
  const state = pageState()
  state.os = system
  state.offer = isSystem(system) ? system : 'none'
}

/**
 * Returns all systems, in the order in which the page shows them. In the browser, the visitor's own system is first, as
 * in the document that the inline script has changed before React hydrates it.
 */
export function systemsInOrder(): readonly System[] {
  const first = typeof document === 'undefined' ? undefined : pageState().first

  return first ? [first, ...systems.filter((system) => system !== first)] : systems
}

// Extensions and app wrappers replace `navigator.userAgentData` by objects without methods, or whose members throw.

function lowEntropyHints(): PlatformHints['userAgentData'] {
  const { userAgentData } = navigator

  return userAgentData && { platform: userAgentData.platform, mobile: userAgentData.mobile }
}

async function readHints(): Promise<MachineHints> {
  const highEntropy = await attemptWithin(hintsTimeout, () =>
    navigator.userAgentData?.getHighEntropyValues(['architecture', 'platformVersion']),
  )

  return { ...platformHints(), highEntropy }
}
