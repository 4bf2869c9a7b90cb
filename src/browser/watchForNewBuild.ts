import {
  confirmsBuild,
  isNewBuild,
  isPollDue,
  manifestUrl,
  parseBuildInfo,
  pollUrl,
  shouldLoadFully,
  shouldReload,
} from '../lib/buildInfo'

/** How often, in milliseconds, the clock is looked at: a timer of an hour would not survive a sleeping machine. */
const tick = 60_000

let newBuild = false
let lastPoll = 0

/** Looks every hour, and when the tab comes back, whether the site has been built anew; a hidden tab then reloads. */
export function watchForNewBuild(): void {
  const { build } = document.documentElement.dataset
  if (!build) return
  lastPoll = Date.now()
  setInterval(() => void poll(build, false), tick)
  document.addEventListener('visibilitychange', () => {
    void poll(build, !document.hidden)
    // A page that is being left becomes hidden too: it has no next task.
    setTimeout(reloadUnseen)
  })
}

/** Whether the next page must come from the network whole, because this one belongs to an older build. */
export function mustLoadFully(): boolean {
  return shouldLoadFully(visit())
}

async function poll(build: string, returned: boolean): Promise<void> {
  const now = Date.now()
  if (newBuild || !isPollDue({ now, lastPoll, returned })) return
  lastPoll = now
  try {
    const latest = parseBuildInfo((await get(pollUrl(now))).text)
    if (!latest || !isNewBuild(build, latest)) return
    newBuild = confirmsBuild(latest.id, await get(manifestUrl(latest.id)))
    reloadUnseen()
  } catch {
    // Offline: the next look may be luckier.
  }
}

async function get(address: string): Promise<{ status: number; text: string }> {
  const answer = await fetch(address, { cache: 'no-store' })
  return { status: answer.status, text: answer.ok ? await answer.text() : '' }
}

function reloadUnseen(): void {
  if (shouldReload({ ...visit(), hidden: document.hidden })) location.reload()
}

function visit() {
  return {
    newBuild,
    // The banner is a dialog too, but one that nobody is busy with.
    dialogOpen: document.querySelector('dialog:modal') !== null,
    typing: document.activeElement?.matches('input, textarea, select, [contenteditable]') ?? false,
  }
}
