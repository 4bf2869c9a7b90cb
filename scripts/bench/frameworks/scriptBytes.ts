import { type Browser } from '@playwright/test'
import { phone, settling } from '../phone'

/** Opens an address and gives the bytes of the scripts' bodies as they are sent, inline ones left out. */
export async function scriptBytes(browser: Browser, address: string): Promise<number> {
  const context = await browser.newContext(phone)
  const page = await context.newPage()
  const scripts = new Set<string>()
  const sizes: Promise<number>[] = []
  page.on('requestfinished', (request) => {
    if (request.resourceType() !== 'script' || scripts.has(request.url())) return
    scripts.add(request.url())
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  await page.goto(address)
  await page.waitForTimeout(settling)
  const sum = (await Promise.all(sizes)).reduce((total, size) => total + size, 0)
  await context.close()
  return sum
}
