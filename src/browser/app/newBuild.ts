import { confirmsBuild, isPollDue, parseBuildId, shouldLoadFully } from '../../lib/buildInfo'
import { pageState } from '../pageState'

/** Milliseconds between checks for a due poll. A one-hour timer would be delayed while the computer sleeps. */
const tick = 60_000

let isOutdated = false
let lastPoll = 0

/**
 * Stores the ID of the current build. Polls for a newer build every hour, and earlier when the tab becomes visible. If
 * there is a newer build, a hidden tab reloads, and a visible tab loads the next page in full.
 */
export function watchForNewBuild(): void {
  void poll(false)
  setInterval(() => void poll(false), tick)
  document.addEventListener('visibilitychange', () => {
    void poll(!document.hidden)
    // The timer prevents a reload when the visitor leaves: the page is hidden then too, but runs no more timers.
    setTimeout(reloadIfHidden)
  })
}

/** Makes the next navigation load its page in full, as if there were a newer build. */
export function loadNextPageInFull(): void {
  isOutdated = true
}

/** Returns whether the page must be loaded in full: a newer build is published, and the visitor would lose no input. */
export function mustLoadFully(): boolean {
  return shouldLoadFully({
    newBuild: isOutdated,
    // Only modal dialogs can contain input. The banner is a dialog too, but is not modal.
    dialogOpen: document.querySelector('dialog:modal') !== null,
    typing: document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false,
  })
}

async function poll(returned: boolean): Promise<void> {
  const now = Date.now()
  if (isOutdated || !isPollDue({ now, lastPoll, returned })) return
  lastPoll = now
  try {
    // The query string bypasses caches that ignore `no-store`.
    const latest = parseBuildId((await get(`latest.json?t=${now}`)).text)
    const state = pageState()
    state.build ??= latest
    if (!latest || latest === state.build) return
    isOutdated = confirmsBuild(latest, await get(`meta/${latest}.json`))
    reloadIfHidden()
  } catch {
    // The browser is offline. The next poll may succeed.
  }
}

/** Requests a file below `builds/`. */
async function get(file: string): Promise<{ status: number; text: string }> {
  const response = await fetch(`/builds/${file}`, { cache: 'no-store' })
  return { status: response.status, text: response.ok ? await response.text() : '' }
}

function reloadIfHidden(): void {
  if (document.hidden && mustLoadFully()) location.reload()
}
