import { expect, test } from '@playwright/test'
import { cutTexts, spaceText } from './support/cutText'
import { lostIcons } from './support/forcedColours'
import { unspokenLabels } from './support/labels'
import { movements } from './support/motion'
import { openAnswers } from './support/openAnswers'
import { samplePages } from './support/samplePages'
import { smallTargets } from './support/targets'
import { tabProblems } from './support/tabWalk'
import { openApp } from './support/visitor'

/** What a window of 1280 by 1024 pixels is left with when everything in it is larger. */
const zooms = [
  { zoom: '100 %', width: 1280, height: 1024 },
  { zoom: '200 %', width: 640, height: 512 },
  { zoom: '400 %', width: 320, height: 256 },
]

test.use({ contextOptions: { reducedMotion: 'reduce' } })

for (const { name, path } of samplePages) {
  test(`${name} cuts no text off, enlarged and set wide`, async ({ page }) => {
    await page.goto(path)
    await openAnswers(page)
    for (const { zoom, ...size } of zooms) {
      await page.setViewportSize(size)
      expect.soft(await cutTexts(page), zoom).toEqual([])
    }
    await spaceText(page)
    for (const { zoom, ...size } of zooms) {
      await page.setViewportSize(size)
      expect.soft(await cutTexts(page), `${zoom}, set wide`).toEqual([])
    }
  })

  test(`${name} suits finger, voice, stillness and forced colours`, async ({ page }) => {
    await page.goto(path)
    await openAnswers(page)
    expect.soft(await movements(page)).toEqual([])
    expect.soft(await unspokenLabels(page)).toEqual([])
    for (const width of [360, 1280]) {
      await page.setViewportSize({ width, height: 800 })
      expect.soft(await smallTargets(page), `${width} px`).toEqual([])
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ forcedColors: 'active', colorScheme })
      expect.soft(await lostIcons(page), colorScheme).toEqual([])
    }
  })

  test(`${name} can be walked with the Tab key`, async ({ page }) => {
    await openApp(page, path)
    expect(await tabProblems(page)).toEqual([])
  })
}
