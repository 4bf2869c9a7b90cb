import { confirmsBuild, isPollDue, parseBuildId, shouldLoadFully } from '../../lib/buildInfo'
import { pageState } from '../pageState'

/** Milliseconds between checks whether a poll is due. A one-hour timer would be delayed by sleep. */
const tick = 60_000

let isOutdated = false
let lastPoll = 0

/**
 * Stores the id of the current build, and polls for a newer one every hour and when the tab becomes visible. If there is
 * one, a hidden tab reloads, and a visible tab loads the next page from the network.
 */
export function watchForNewBuild(): void {
  void poll(false)
  setInterval(() => void poll(false), tick)
  document.addEventListener('visibilitychange', () => {
    void poll(!document.hidden)
    // A page also becomes hidden during a navigation, but then runs no further task.
    setTimeout(reloadIfHidden)
  })
}

/** Returns whether the next navigation must be a full page load, because a newer build is published. */
export function mustLoadFully(): boolean {
  return shouldLoadFully({
    newBuild: isOutdated,
    // Only a modal dialog can contain input; the banner is a dialog too.
    dialogOpen: document.querySelector('dialog:modal') !== null,
    typing: document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false,
  })
}

async function poll(returned: boolean): Promise<void> {
  const now = Date.now()
  if (isOutdated || !isPollDue({ now, lastPoll, returned })) return
  lastPoll = now
  try {
    // The query bypasses caches that ignore `no-store`.
    const latest = parseBuildId((await get(`latest.json?t=${now}`)).text)
    const state = pageState()
    state.build ??= latest
    if (!latest || latest === state.build) return
    isOutdated = confirmsBuild(latest, await get(`meta/${latest}.json`))
    reloadIfHidden()
  } catch {
    // Offline: the next poll may succeed.
  }
}

/** Requests a file below `builds/`. */
async function get(file: string): Promise<{ status: number; text: string }> {
  const answer = await fetch(`/builds/${file}`, { cache: 'no-store' })
  return { status: answer.status, text: answer.ok ? await answer.text() : '' }
}

function reloadIfHidden(): void {
  if (document.hidden && mustLoadFully()) location.reload()
}
