import { buildPollOnReturnSeconds, buildPollSeconds } from '../site/constants'

const buildId = /^[\w-]{1,64}$/

/** Returns the id of the build in `builds/latest.json` or in a manifest; undefined if there is no valid id. */
export function parseBuildId(text: string): string | undefined {
  try {
    // Reading a property of null throws; other values have no id.
    const { id } = JSON.parse(text) as { id?: unknown }
    return typeof id === 'string' && buildId.test(id) ? id : undefined
  } catch {
    return undefined
  }
}

/**
 * Returns whether the response for a build's manifest confirms the build. The manifest may also be missing or forbidden
 * (404, 403). Any other response means that the build is not completely published yet.
 */
export function confirmsBuild(id: string, answer: { status: number; text: string }): boolean {
  if (answer.status === 404 || answer.status === 403) return true
  return answer.status === 200 && parseBuildId(answer.text) === id
}

/** Returns whether a poll is due: every hour, or earlier if the tab has just become visible. Times are in milliseconds. */
export function isPollDue(poll: { now: number; lastPoll: number; returned: boolean }): boolean {
  const seconds = poll.returned ? buildPollOnReturnSeconds : buildPollSeconds
  return poll.now - poll.lastPoll >= seconds * 1000
}

/** Returns whether the page can be loaded again: a new build exists, and the visitor loses nothing. */
export function shouldLoadFully(visit: {
  newBuild: boolean
  dialogOpen: boolean
  typing: boolean
}): boolean {
  return visit.newBuild && !visit.dialogOpen && !visit.typing
}
