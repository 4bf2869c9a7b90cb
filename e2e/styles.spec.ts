import { expect, test, type Page } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { pathFor } from '../src/lib/paths'
import { lowerStylesId } from '../src/site/constants'

const lowerSheet = /\/lower\.\w+\.css$/

test('the browser takes the whole style sheet, and the layers in our order', async ({ page }) => {
  const written = /@layer [^;]+;/.exec(readFileSync('src/styles/layers.css', 'utf8'))?.[0]
  await page.goto(pathFor('home', 'en'))
  const { first, faces, text } = await page.evaluate(async () => {
    const [sheet] = document.styleSheets
    const answer = await fetch(sheet?.href ?? '')
    return {
      first: sheet?.cssRules[0]?.cssText,
      faces: document.fonts.size,
      text: await answer.text(),
    }
  })
  expect(first).toBe(written)
  expect(faces).toBe(text.split('@font-face').length - 1)
})

test('the opening does not wait for the styles of what stands below it', async ({ page }) => {
  let footers = -1
  await page.route(lowerSheet, async (route) => {
    await page.waitForFunction(isPainted)
    await expect(page.locator('h1')).toBeVisible()
    footers = await page.locator('footer').count()
    await route.continue()
  })
  await page.goto(pathFor('about', 'en'))
  expect(footers).toBe(0)
  await expect(page.locator('footer')).toBeVisible()
})

test('should the styles of what stands below never come, it is there without them', async ({
  page,
}) => {
  await page.route(lowerSheet, (route) => route.abort())
  await page.goto(pathFor('about', 'en'))
  await expect(page.locator('footer')).toBeHidden()
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })
  await expect(page.locator('footer')).toBeVisible()
})

test('the styles stay when the page goes that linked them', async ({ page }) => {
  await page.goto(pathFor('about', 'en'))
  const edges = await sectionEdges(page)
  await expect(page.locator(`head link[href*="lower."]`)).toBeAttached()
  await expect(page.locator(`#${lowerStylesId} link`)).toHaveCount(0)
  await page.locator(`header a[href="${pathFor('price', 'en')}"]:visible`).click()
  await expect(page).toHaveURL(pathFor('price', 'en'))
  expect(await sectionEdges(page)).toBe(edges)
})

/** What a section keeps free above itself: nothing, when it has no styles. */
async function sectionEdges(page: Page): Promise<string> {
  const section = page.locator('main section').first()
  const edges = await section.evaluate((element) => getComputedStyle(element).paddingBlockStart)
  expect(edges).not.toBe('0px')
  return edges
}

function isPainted(): boolean {
  return performance.getEntriesByName('first-contentful-paint').length > 0
}
