import { type Page } from '@playwright/test'

/** Waits until what a page asked for before this has been noted, and what was answered before it has been taken in. */
export async function requestsNoted(page: Page): Promise<void> {
  // Links in view are reported to observers in the order in which these were made, and requests go out one after the other.
  await page.evaluate(async () => {
    await new Promise<void>((seen) => {
      new IntersectionObserver(() => seen()).observe(document.body)
    })
    await (await fetch('/robots.txt')).text()
  })
}

/** Lets seconds pass on a page whose clock is held, one after the other, each with all that it brings about. */
export async function letPass(page: Page, seconds: number): Promise<void> {
  for (let passed = 0; passed < seconds; passed += 1) {
    await page.clock.runFor(1000)
    await requestsNoted(page)
  }
}

/** Waits until the styles that a page was given have come into force: until its next frame but one begins. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
  )
}
