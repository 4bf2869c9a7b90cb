import { buildPollOnReturnSeconds, buildPollSeconds } from '../site/constants'

/** The contents of `builds/latest.json`: the id of the newest build. */
export interface BuildInfo {
  id: string
}

interface Visit {
  newBuild: boolean
  dialogOpen: boolean
  typing: boolean
}

const buildId = /^[\w-]{1,64}$/

/** Parses `builds/latest.json`; null for anything but an object with a valid id. */
export function parseBuildInfo(text: string): BuildInfo | null {
  try {
    // Reading a property of null throws; other values have no id.
    const { id } = JSON.parse(text) as { id?: unknown }
    return typeof id === 'string' && buildId.test(id) ? { id } : null
  } catch {
    return null
  }
}

/**
 * Returns whether the response for a build's manifest confirms the build. It may be the manifest, or missing or
 * forbidden (404, 403). Any other response means that the build is not completely published yet.
 */
export function confirmsBuild(id: string, answer: { status: number; text: string }): boolean {
  if (answer.status === 404 || answer.status === 403) return true
  return answer.status === 200 && parseBuildInfo(answer.text)?.id === id
}

/** Returns whether a poll is due: every hour, or earlier if the tab has just become visible. Times are in milliseconds. */
export function isPollDue(poll: { now: number; lastPoll: number; returned: boolean }): boolean {
  const seconds = poll.returned ? buildPollOnReturnSeconds : buildPollSeconds
  return poll.now - poll.lastPoll >= seconds * 1000
}

/** Returns whether the page may reload: a new build exists, the tab is hidden, and the visitor loses nothing. */
export function shouldReload(visit: Visit & { hidden: boolean }): boolean {
  return visit.hidden && shouldLoadFully(visit)
}

/** Returns whether the next navigation must be a full page load, because a new build exists. */
export function shouldLoadFully({ newBuild, dialogOpen, typing }: Visit): boolean {
  return newBuild && !dialogOpen && !typing
}
