/** The number of seconds between two polls for a new build. */
export const buildPollSeconds = 3600

/** A tab that becomes visible polls for a new build if the last poll was at least this many seconds ago. */
export const buildPollOnReturnSeconds = 300

const buildId = /^[\w-]{1,64}$/

/** Returns the build ID in `builds/latest.json` or in a build's manifest; undefined if there is no valid ID. */
export function parseBuildId(text: string): string | undefined {
  try {
    // Reading `id` throws for `null`, and gives undefined for other JSON values without an ID.
    const { id } = JSON.parse(text) as { id?: unknown }
    return typeof id === 'string' && buildId.test(id) ? id : undefined
  } catch {
    return undefined
  }
}

/**
 * Returns whether the response to a request for a build's manifest confirms that the build is published. A missing or
 * forbidden manifest (404, 403) also counts. Any other response means that the build is not completely published yet.
 */
export function confirmsBuild(id: string, response: { status: number; text: string }): boolean {
  if (response.status === 404 || response.status === 403) return true
  return response.status === 200 && parseBuildId(response.text) === id
}

/**
 * Returns whether a poll for a new build is due: after an hour, or after five minutes if the tab has just become
 * visible. Times are in milliseconds.
 */
export function isPollDue(poll: { now: number; lastPoll: number; returned: boolean }): boolean {
  const seconds = poll.returned ? buildPollOnReturnSeconds : buildPollSeconds
  return poll.now - poll.lastPoll >= seconds * 1000
}

/** Returns whether to load the page in full: a new build exists, and the visitor would lose no input. */
export function shouldLoadFully(visit: {
  newBuild: boolean
  dialogOpen: boolean
  typing: boolean
}): boolean {
  return visit.newBuild && !visit.dialogOpen && !visit.typing
}
