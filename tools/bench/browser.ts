import { type Browser, type CDPSession } from '@playwright/test'

/** Playwright options that match Lighthouse's mobile emulation. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
  locale: 'en',
}

/** Lighthouse's slow 4G, as parameters for throttling in DevTools. */
const slow4g = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
}

const cpuSlowdown = 4

/** How long to wait after the load event of a page, in milliseconds. Meanwhile, the page prefetches links in view. */
const settling = 3000

/**
 * The CPU time of a page's main thread in milliseconds: until the page has settled, and from a tap until the next heading
 * is painted.
 */
export interface CpuTimes {
  readonly load: number
  readonly tap: number
}

/** Prefix of the console message with which the page reports the time. */
const shownAfter = 'heading shown after '

/**
 * Returns the compressed size in bytes of all scripts that a first visit loads. Data saver mode prevents prefetching.
 */
export async function scriptBytes(browser: Browser, url: string): Promise<number> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const session = await context.newCDPSession(page)

  await session.send('Emulation.setDataSaverOverride', { dataSaverEnabled: true })
  await page.goto(url)
  await page.waitForTimeout(settling)
  const bytes = await page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  )

  await context.close()

  return bytes
}

/**
 * Taps a link on an emulated slow phone. Returns the milliseconds from the click until the next page's heading is
 * painted.
 */
export async function timeTap(browser: Browser, url: string, to: string): Promise<number> {
  return tapLink(browser, url, to, async ({ session, open, tap }) => {
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', slow4g)
    await session.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown })
    await open()

    return tap()
  })
}

/**
 * Opens a page and taps a link. Other load on the computer changes CPU times less than times. The processor is not slowed
 * down, because Chromium slows it down by using CPU time.
 */
export async function measureCpu(browser: Browser, url: string, to: string): Promise<CpuTimes> {
  return tapLink(browser, url, to, async ({ session, open, tap }) => {
    await session.send('Performance.enable', { timeDomain: 'threadTicks' })
    await open()
    const settled = await mainThread(session)

    await tap()
    const tapped = await mainThread(session)
    // Chromium counts anew for a page that replaces the last one.
    const isSamePage = tapped.navigation === settled.navigation

    return { load: settled.cpu, tap: tapped.cpu - (isSamePage ? settled.cpu : 0) }
  })
}

interface MainThread {
  /** Its CPU time for the current page so far, in milliseconds. */
  readonly cpu: number
  /** When the current page was requested, in seconds of a clock without a date. */
  readonly navigation: number
}

async function mainThread(session: CDPSession): Promise<MainThread> {
  const { metrics } = await session.send('Performance.getMetrics')

  const valueOf = (wanted: string) => {
    const metric = metrics.find(({ name }) => name === wanted)
    if (!metric) throw new Error(`Chromium reports no ${wanted}`)

    return metric.value
  }

  return { cpu: valueOf('TaskDuration') * 1000, navigation: valueOf('NavigationStart') }
}

interface Visit {
  readonly session: CDPSession
  /** Opens the page, scrolls to the link and waits until the page has settled. */
  readonly open: () => Promise<void>
  /** Taps the link. Returns the milliseconds from the click until the next page's heading is painted. */
  readonly tap: () => Promise<number>
}

/** Calls `measure` with a page in a new context, which has a link to the path `to`. */
async function tapLink<Result>(
  browser: Browser,
  url: string,
  to: string,
  measure: (visit: Visit) => Promise<Result>,
): Promise<Result> {
  const context = await browser.newContext(phone)

  try {
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    const link = page.locator(`a[href="${to}"]:visible`).first()

    await page.addInitScript(logNextHeading, { to, shownAfter })

    return await measure({
      session,
      open: async () => {
        await page.goto(url)
        await link.scrollIntoViewIfNeeded()
        await page.waitForTimeout(settling)
      },
      tap: async () => {
        // The page reports the time, because polling from this process would use CPU time of the page.
        const shown = page.waitForEvent('console', (entry) => entry.text().startsWith(shownAfter))

        await link.tap({ force: true })

        return Number((await shown).text().slice(shownAfter.length))
      },
    })
  } finally {
    await context.close()
  }
}

/** Runs in the page. Logs the time from a click until a new heading is painted, even across a full page load. */
function logNextHeading({ to, shownAfter }: { to: string; shownAfter: string }): void {
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
    // A task queued in requestAnimationFrame runs after the frame is painted.
    requestAnimationFrame(() =>
      setTimeout(() => {
        const now = performance.timeOrigin + performance.now()
        console.debug(shownAfter + String(now - Number(clicked)))
      }),
    )
  }).observe(document, { childList: true, subtree: true, characterData: true })
}
