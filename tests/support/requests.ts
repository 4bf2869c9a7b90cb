import type { Page } from '@playwright/test'

/** Returns a list to which the path of every later request is added. */
export function watchRequests(page: Page): string[] {
  const paths: string[] = []

  page.on('request', (request) => paths.push(new URL(request.url()).pathname))

  return paths
}

/** Waits until Playwright has reported every request that the page has sent. */
export async function requestsReported(page: Page): Promise<void> {
  await page.evaluate(async () => {
    // The app prefetches when its IntersectionObserver is notified. Observers are notified in order of creation, so
    // when the one below is notified, the app's observer has been notified too.
    await new Promise<void>((seen) => {
      new IntersectionObserver(() => seen()).observe(document.body)
    })

    // When this request has a response, Playwright has reported all earlier requests.
    await (await fetch('/robots.txt')).text()
  })
}
