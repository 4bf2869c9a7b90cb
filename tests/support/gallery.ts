import { test as base, type Page } from '@playwright/test'
import { root } from '../../scripts/lib/run'
import { bundleGallery, componentsWithExamples } from '../../tools/gallery/bundleGallery'
import { exampleUrl, galleryPath, type ExampleView } from '../../tools/gallery/looks'

/** The components that have examples: `components/Icon/Icon`. */
export const components = componentsWithExamples(root)

interface GalleryFiles {
  readonly galleryFiles: Awaited<ReturnType<typeof bundleGallery>>
}

/** Tests whose page serves the gallery, with the facts and messages of the built site. */
export const test = base.extend<object, GalleryFiles>({
  galleryFiles: [
    // eslint-disable-next-line no-empty-pattern -- Playwright requires a pattern that names the fixtures.
    async ({}, use) => use(await bundleGallery(root)),
    { scope: 'worker' },
  ],
  page: async ({ page, galleryFiles }, use) => {
    await page.route(`**${galleryPath}**`, (route) => {
      const path = new URL(route.request().url()).pathname.slice(galleryPath.length)
      const file = galleryFiles.get(path)

      return file
        ? route.fulfill({ contentType: file.type, body: file.body })
        : route.fulfill({ status: 404 })
    })
    await use(page)
  },
})

/** Returns the names of a component's examples, as the overview lists them. */
export async function examplesOf(page: Page, component: string): Promise<string[]> {
  await page.goto(`${galleryPath}?${new URLSearchParams({ component }).toString()}`)
  await page.getByRole('heading', { level: 1, name: component }).waitFor()

  return page.getByRole('heading', { level: 2 }).allTextContents()
}

/** Shows an example, and waits until its images and fonts are loaded. The first one opens the page of examples. */
export async function openExample(page: Page, view: ExampleView): Promise<void> {
  if (!page.url().includes('/example.html')) await page.goto(exampleUrl(view))

  await page.waitForFunction(() => 'showExample' in window)
  await page.evaluate(async (shown) => {
    await window.showExample(shown)
    const images = [...document.images]

    for (const image of images) image.loading = 'eager'
    await Promise.all(images.map((image) => image.decode().catch(() => undefined)))
    await document.fonts.ready
  }, view)
}
