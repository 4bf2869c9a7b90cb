import type { Page } from '@playwright/test'

/** Loads and decodes all images of the open page, also those that would load only near the window, and its fonts. */
export async function loadImages(page: Page): Promise<void> {
  await page.evaluate(async () => {
    const images = [...document.images]

    for (const image of images) image.loading = 'eager'
    // A broken image is what a test or a picture shows.
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)))
    await document.fonts.ready
  })
}
