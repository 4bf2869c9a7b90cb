import type { PlatformHints, VisitorSystem } from '../lib/operatingSystem'
import { isSystem } from '../site/systems'
import { pageState } from './pageState'

/** Returns what the browser reports synchronously about the visitor's device. */
export function platformHints(): PlatformHints {
  const { userAgent, userAgentData, maxTouchPoints } = navigator

  return {
    userAgent,
    userAgentData,
    maxTouchPoints,
    isTouchFirst: matchMedia('(hover: none) and (pointer: coarse)').matches,
    screenSide: Math.min(screen.width, screen.height),
  }
}

/** Sets the visitor's system, and the system whose files the page offers first. */
export function setSystem(system: VisitorSystem): void {
  const state = pageState()
  state.os = system
  state.offer = isSystem(system) ? system : 'none'
}
