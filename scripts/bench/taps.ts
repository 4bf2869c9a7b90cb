import { chromium, type Browser, type Page } from '@playwright/test'
import { phone, processorSlowdown } from './phone'
import { median, turns } from './statistics'
import { table } from './table'

/** Lighthouse's slow 4G as a browser's own throttling has it. */
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}

/** What the page logs: before the place of the link, and before the milliseconds from the click. */
const linkAt = 'link at '
const shownAfter = 'heading shown after '

/** A link that is tapped: the page it stands on and the one it leads to. */
export interface Tap {
  readonly from: string
  readonly to: string
}

/** How many seconds after load a link is tapped whose page may be there already. */
export const warmAfter = 3

const arms = [
  { name: `${warmAfter} s after load`, origin: 'site', waitSeconds: warmAfter },
  { name: 'at load', origin: 'site', waitSeconds: 0 },
  { name: 'without scripts', origin: 'twin', waitSeconds: 0 },
] as const

/** Taps links of the site, warm and cold, and of its twin, by turns, and gives the medians: milliseconds from the click to the next heading painted. */
export async function tapTable(
  taps: readonly Tap[],
  origins: Readonly<Record<'site' | 'twin', string>>,
  runs: number,
  executablePath: string,
  flags: readonly string[],
): Promise<string> {
  const browser = await chromium.launch({ executablePath, args: [...flags] })
  const rows: string[][] = []
  for (const tap of taps) {
    const times = new Map(arms.map(({ name }) => [name, [] as number[]]))
    for (let run = 0; run < runs; run++) {
      for (const { name, origin, waitSeconds } of turns(arms, run)) {
        times.get(name)?.push(await timeTap(browser, origins[origin], tap, waitSeconds))
      }
    }
    rows.push([`${tap.from} → ${tap.to}`, ...Array.from(times.values(), medianText)])
  }
  await browser.close()
  return table(['Tap', ...arms.map(({ name }) => name)], rows)
}

function medianText(milliseconds: readonly number[]): string {
  return `${median(milliseconds).toFixed()} ms`
}

/** Opens a page on a slow phone and taps a link so many seconds after load; gives the milliseconds from the click to the next heading painted. */
export async function timeTap(
  browser: Browser,
  origin: string,
  { from, to }: Tap,
  waitSeconds: number,
): Promise<number> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  await slowDown(page)
  await page.addInitScript(showLink, { to, linkAt })
  await page.addInitScript(noteNextHeading, { to, shownAfter })
  // Whatever were asked of the page while it is timed would run on its slowed processor: it speaks by itself.
  const [link, shown] = [logged(page, linkAt), logged(page, shownAfter)]
  await page.goto(origin + from, { waitUntil: 'load' })
  const [x = 0, y = 0] = (await link).split(' ').map(Number)
  await page.waitForTimeout(waitSeconds * 1000)
  await page.touchscreen.tap(x, y)
  const time = Number(await shown)
  await context.close()
  return time
}

/** What the page logs behind a beginning. */
async function logged(page: Page, beginning: string): Promise<string> {
  const message = await page.waitForEvent('console', (entry) => entry.text().startsWith(beginning))
  return message.text().slice(beginning.length)
}

async function slowDown(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', slow4g)
  await session.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown })
}

/** Runs in the page: brings the first link that can be tapped into view once all is loaded, and logs its middle. */
function showLink({ to, linkAt }: { to: string; linkAt: string }): void {
  addEventListener('load', () => {
    if (location.pathname === to) return
    const links = document.querySelectorAll<HTMLElement>(`a[href="${to}"]`)
    const link = Array.from(links).find(({ offsetParent }) => offsetParent !== null)
    link?.scrollIntoView({ block: 'center', behavior: 'instant' })
    const box = link?.getBoundingClientRect()
    if (box) console.debug(`${linkAt}${box.x + box.width / 2} ${box.y + box.height / 2}`)
  })
}

/** Runs in the page: keeps the moment of the click, over a change of document too, and logs when another heading is painted. */
function noteNextHeading({ to, shownAfter }: { to: string; shownAfter: string }): void {
  addEventListener(
    'click',
    ({ timeStamp }) => {
      sessionStorage.setItem('clicked', String(performance.timeOrigin + timeStamp))
      sessionStorage.setItem('heading', document.querySelector('h1')?.textContent ?? '')
    },
    true,
  )
  new MutationObserver((_, observer) => {
    const heading = document.querySelector('h1')?.textContent
    const clicked = sessionStorage.getItem('clicked')
    if (!heading || clicked === null || location.pathname !== to) return
    if (heading === sessionStorage.getItem('heading')) return
    observer.disconnect()
    // The task after the next frame's callbacks comes once that frame is painted.
    requestAnimationFrame(() =>
      setTimeout(() => {
        const now = performance.timeOrigin + performance.now()
        console.debug(shownAfter + String(now - Number(clicked)))
      }),
    )
  }).observe(document, { childList: true, subtree: true, characterData: true })
}
