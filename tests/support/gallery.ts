import { test as base, type Page } from '@playwright/test'
import { root } from '../../scripts/lib/run'
import { bundleGallery, componentsWithExamples } from '../../tools/gallery/bundleGallery'
import { examplePage, galleryPath, type ExampleView } from '../../tools/gallery/looks'
import { loadImages } from './images'

/** The components that have examples: `components/Icon/Icon`. */
export const components = componentsWithExamples(root)

interface Gallery {
  /** A page that shows one example after the other. Loading a page for each component would take most of the time. */
  readonly gallery: Page
}

/** Tests that look at examples, with the facts and messages of the built site. */
export const test = base.extend<object, Gallery>({
  gallery: [
    async ({ browser }, use, { project }) => {
      const context = await browser.newContext({
        baseURL: project.use.baseURL,
        viewport: { width: 1024, height: 900 },
        reducedMotion: 'reduce',
      })
      const page = await context.newPage()

      await serveGallery(page)
      await use(page)
      await context.close()
    },
    { scope: 'worker' },
  ],
})

/** Answers the page's requests for files of the gallery. */
async function serveGallery(page: Page): Promise<void> {
  const files = await bundleGallery(root)

  await page.route(`**${galleryPath}**`, (route) => {
    const path = new URL(route.request().url()).pathname.slice(galleryPath.length)
    const file = files.get(path)

    return file
      ? route.fulfill({ contentType: file.type, body: file.body })
      : route.fulfill({ status: 404 })
  })
}

/** Returns the names of a component's examples. */
export async function examplesOf(gallery: Page, component: string): Promise<readonly string[]> {
  await openExamples(gallery)

  return gallery.evaluate((name) => window.namesOfExamples(name), component)
}

/** Shows an example, and waits until its images and fonts are loaded. */
export async function openExample(gallery: Page, view: ExampleView): Promise<void> {
  await openExamples(gallery)
  await gallery.evaluate((shown) => window.showExample(shown), view)
  await loadImages(gallery)
}

/** Opens the page of examples, if it is not open. */
async function openExamples(gallery: Page): Promise<void> {
  if (!gallery.url().includes(examplePage)) await gallery.goto(examplePage)

  await gallery.waitForFunction(() => 'showExample' in window)
}
