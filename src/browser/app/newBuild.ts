import { claimReload } from '../../lib/reloadGuard'
import { pageState } from '../pageState'

/** The number of seconds between two polls for a new build. */
export const pollSeconds = 3600

/** A tab that becomes visible polls if the last poll was at least this many seconds ago. */
export const pollOnReturnSeconds = 300

/** Milliseconds between checks for a due poll. A one-hour timer would be delayed while the computer sleeps. */
const tick = 60_000

/** Whether the next navigation must load its page in full. Set by `poll` and `loadNextPageInFull`, and never reset. */
let isOutdated = false

/** The time of the last poll, in milliseconds since 1970. Only `poll` uses it. */
let lastPoll = -Infinity

/**
 * Polls for newer builds. After one, the next page is loaded in full. A hidden tab reloads, unless the visitor has used
 * a control, because the reload would lose opened answers, choices and results.
 */
export function watchForNewBuild(): void {
  void poll(pollSeconds)
  setInterval(() => void poll(pollSeconds), tick)
  document.addEventListener('visibilitychange', () => {
    void poll(document.hidden ? pollSeconds : pollOnReturnSeconds)
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
  // Only modal dialogs can contain input. The banner is a dialog too, but is not modal.
  const isBusy =
    document.querySelector('dialog:modal') ??
    document.activeElement?.closest('input, textarea, select, [contenteditable], iframe')
  return isOutdated && !isBusy
}

/** Loads the page in full. If its files fail to load, the page shows an error instead of reloading again. */
export function loadFully(): void {
  claimReload(() => sessionStorage, Date.now())
  location.reload()
}

/**
 * Fetches the ID of the latest build, unless this was done within the last `seconds`. If it differs from the first one,
 * this page is outdated.
 */
async function poll(seconds: number): Promise<void> {
  const now = Date.now()
  if (isOutdated || now - lastPoll < seconds * 1000) return
  lastPoll = now
  try {
    // The query string bypasses caches that ignore `no-store`.
    const latest = await idIn(await request(`latest.json?t=${now}`))
    if (!latest) return
    const state = pageState()

    state.build ??= latest
    if (latest === state.build) return
    // If the manifest exists, it must confirm that the build is published completely.
    const manifest = await request(`meta/${latest}.json`)

    isOutdated = [403, 404].includes(manifest.status) || (await idIn(manifest)) === latest
    reloadIfHidden()
  } catch {
    // The browser is offline, or a proxy has sent another file. The next poll may succeed.
  }
}

function request(file: string): Promise<Response> {
  return fetch(`/builds/${file}`, { cache: 'no-store' })
}

async function idIn(response: Response): Promise<string | undefined> {
  const { id } = (await response.json()) as { readonly id?: unknown }
  return response.ok && typeof id === 'string' && /^[\w-]{1,64}$/.test(id) ? id : undefined
}

function reloadIfHidden(): void {
  if (document.hidden && mustLoadFully() && !('used' in pageState())) location.reload()
}
