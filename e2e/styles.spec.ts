import { expect, test } from '@playwright/test'
import { readFileSync } from 'node:fs'
import { pathFor } from '../src/lib/paths'

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
