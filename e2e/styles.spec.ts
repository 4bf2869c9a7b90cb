import { expect, test } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { pathFor } from '../src/lib/paths'
import { openApp } from './support/visitor'

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
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.currentTime = 0
  })
  await expect(page.locator('footer')).toBeHidden()
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) animation.finish()
  })
  await expect(page.locator('footer')).toBeVisible()
})

test('the styles stay when the page goes that linked them', async ({ page }) => {
  const section = page.locator('main section').first()
  const edge = () => section.evaluate((element) => getComputedStyle(element).paddingBlockStart)
  await openApp(page, pathFor('about', 'en'))
  const styled = await edge()
  expect(styled).not.toBe('0px')
  for (const route of ['price', 'credits'] as const) {
    await page.locator(`header a[href="${pathFor(route, 'en')}"]:visible`).click()
    await expect(page).toHaveURL(pathFor(route, 'en'))
    await expect.poll(edge).toBe(styled)
    await expect(page.locator('footer')).toBeVisible()
    await expect(page.locator('link[rel=stylesheet][href*="lower."]')).toHaveCount(1)
  }
})

function isPainted(): boolean {
  return performance.getEntriesByName('first-contentful-paint').length > 0
}
