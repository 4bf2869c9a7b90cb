import { chromium, type Browser } from '@playwright/test'
import { roundTrips } from './firstFlight'
import { table } from './table'

/**
 * Counts what the first paint of each page and of its twin waits for, HTML and styles in the head with their headers as
 * they are sent, and says where the page needs a round trip that its twin doesn't.
 */
export async function firstFlightTable(
  paths: readonly string[],
  origins: Readonly<Record<'site' | 'twin', string>>,
  executablePath: string,
  flags: readonly string[],
): Promise<string> {
  const browser = await chromium.launch({ executablePath, args: [...flags] })
  const rows: string[][] = []
  for (const path of paths) {
    const site = await bytesBeforePaint(browser, origins.site + path)
    const twin = await bytesBeforePaint(browser, origins.twin + path)
    rows.push([path, `${site} / ${twin}`, roundTrips(site) > roundTrips(twin) ? 'behind' : ''])
  }
  await browser.close()
  return table(['Page', 'HTML and first styles (bytes)', 'Round trips'], rows)
}

async function bytesBeforePaint(browser: Browser, address: string): Promise<number> {
  // The app moves the second sheet to the head once it has started.
  const page = await browser.newPage({ javaScriptEnabled: false })
  const network = await page.context().newCDPSession(page)
  const addresses = new Map<string, string>()
  const sizes = new Map<string, number>()
  network.on('Network.responseReceived', ({ requestId, response }) => {
    addresses.set(requestId, response.url)
  })
  network.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    sizes.set(addresses.get(requestId) ?? '', encodedDataLength)
  })
  await network.send('Network.enable')
  await page.goto(address)
  const styles = await page
    .locator('head > link[rel=stylesheet]')
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href))
  await page.context().close()
  return [address, ...styles].reduce((sum, file) => sum + (sizes.get(file) ?? Number.NaN), 0)
}
