import { buildPollOnReturnSeconds, buildPollSeconds } from '../site/constants'

/** What `builds/latest.json` tells: the id of the newest build. */
export interface BuildInfo {
  id: string
}

interface Visit {
  newBuild: boolean
  dialogOpen: boolean
  typing: boolean
}

const buildId = /^[\w-]{1,64}$/

/** Reads the text of `builds/latest.json`; null for anything but an object with a plausible id. */
export function parseBuildInfo(text: string): BuildInfo | null {
  try {
    // Reading null throws, and what is no object has no id.
    const { id } = JSON.parse(text) as { id?: unknown }
    return typeof id === 'string' && buildId.test(id) ? { id } : null
  } catch {
    return null
  }
}

/** Whether `latest` is another build than the one with the id `current`; an unread answer is not. */
export function isNewBuild(current: string, latest: BuildInfo | null): boolean {
  return latest !== null && latest.id !== current
}

/** The address to poll, with the time in milliseconds as a query that no cache knows. */
export function pollUrl(now: number): string {
  return `/builds/latest.json?t=${now}`
}

/** The address of the manifest of the build with an id. */
export function manifestUrl(id: string): string {
  return `/builds/meta/${id}.json`
}

/**
 * Whether the answer to the request for a build's manifest lets us believe in the build: it is the
 * manifest, or the host doesn't show it (404, 403); any other answer comes from a host half way there.
 */
export function confirmsBuild(id: string, answer: { status: number; text: string }): boolean {
  if (answer.status === 404 || answer.status === 403) return true
  return answer.status === 200 && parseBuildInfo(answer.text)?.id === id
}

/** Whether it is time to poll: every hour, or after a shorter while when the tab has just come back; times in milliseconds. */
export function isPollDue(poll: { now: number; lastPoll: number; returned: boolean }): boolean {
  const seconds = poll.returned ? buildPollOnReturnSeconds : buildPollSeconds
  return poll.now - poll.lastPoll >= seconds * 1000
}

/** Whether the page may reload by itself: a new build, a hidden tab, and nothing that the visitor would lose. */
export function shouldReload(visit: Visit & { hidden: boolean }): boolean {
  return visit.hidden && shouldLoadFully(visit)
}

/** Whether the next navigation is a full load, so that it ends on the new build. */
export function shouldLoadFully({ newBuild, dialogOpen, typing }: Visit): boolean {
  return newBuild && !dialogOpen && !typing
}
