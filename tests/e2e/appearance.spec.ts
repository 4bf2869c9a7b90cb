import { test, type Page } from '@playwright/test'
import {
  animations,
  clippedTexts,
  invisibleIcons,
  labelMismatches,
  openAnswers,
  smallTargets,
  spaceText,
} from '../support/accessibility'
import { expectNoFaults } from '../support/faults'
import { checkLayout, unprintedParts } from '../support/geometry'
import { samplesIn } from '../support/sitePages'
import { appRuns, layoutShift } from '../support/visitor'

const widths = [320, 340, 390, 600, 700, 768, 860, 1100, 1280, 1920]

/** The viewport sizes that a window of 1280 by 1024 pixels has at 100, 200 and 400 % zoom. */
const zoomed = [
  { width: 1280, height: 1024 },
  { width: 640, height: 512 },
  { width: 320, height: 256 },
]

// One visit to a page checks all rules, because loading a page takes longer than checking a rule.
for (const { path, locale } of samplesIn('ar')) {
  test.describe(path, () => {
    test.use({ locale, contextOptions: { reducedMotion: 'reduce' } })

    test('is usable at every width and zoom, in every theme and in print', async ({ page }) => {
      const faults: string[] = []
      const note = (place: string, found: readonly string[]) =>
        faults.push(...found.map((fault) => `${place}: ${fault}`))

      await page.goto(path)
      note('when the app starts', await startShifts(page))
      note('at ten widths', await layoutFaults(page))
      await openAnswers(page)
      note('with reduced motion', await animations(page))
      note('with voice control', await labelMismatches(page))
      for (const width of [360, 1280]) {
        await page.setViewportSize({ width, height: 800 })
        note('for touch', await smallTargets(page))
        for (const colorScheme of ['light', 'dark'] as const)
          for (const forcedColors of ['none', 'active'] as const) {
            await page.emulateMedia({ forcedColors, colorScheme })
            note(`${colorScheme}, forced colours ${forcedColors}`, await invisibleIcons(page))
          }

        await page.emulateMedia({ forcedColors: 'none', colorScheme: 'dark' })
        note(`at ${width} px`, await unprintedParts(page))
      }

      for (const spacing of ['plain', 'spaced']) {
        if (spacing === 'spaced') await spaceText(page)
        for (const size of zoomed) {
          await page.setViewportSize(size)
          note(`clipped at ${size.width} px, ${spacing}`, await clippedTexts(page))
        }
      }

      expectNoFaults(faults)
    })
  })
}

/** Starts the app. Returns the layout shift that the start causes. */
async function startShifts(page: Page): Promise<string[]> {
  // On a busy computer, the font may be neither requested nor painted, and a frame's timestamp precedes the last paint.
  const start = await page.evaluate(async () => {
    await document.fonts.load(`1em ${getComputedStyle(document.body).fontFamily.split(',')[0]}`)
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    return performance.now()
  })

  await page.keyboard.press('Shift')
  await appRuns(page)
  const shift = await layoutShift(page, start)

  return shift > 0.001 ? [`the layout shifts by ${shift.toFixed(4)}`] : []
}

/** Checks the layout at every width. Each control must be reachable at every width. */
async function layoutFaults(page: Page): Promise<string[]> {
  const faults: string[] = []
  const reached = new Map<string | undefined, number[]>()

  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 })
    const layout = await checkLayout(page)

    faults.push(...layout.faults.map((fault) => `${width} px: ${fault}`))
    for (const name of new Set(layout.reachable))
      reached.set(name, [...(reached.get(name) ?? []), width])
  }

  const partly = [...reached].filter(([, at]) => at.length < widths.length)

  return [...faults, ...partly.map(([name, at]) => `${name} is reachable only at ${at.join()} px`)]
}
