import { expectNoFaults } from '../support/faults'
import { figuresInCards } from '../support/rules/figuresInCards'
import { installers } from '../support/rules/helpers/helpers'
import { overflow } from '../support/rules/overflow'
import { peopleKeepClear } from '../support/rules/peopleKeepClear'
import { wholePictures } from '../support/rules/wholePictures'
import { wholeWords } from '../support/rules/wholeWords'
import { isFull, pagesIn } from '../support/sitePages'
import { journey } from './journey'

/** Narrow, medium and wide, in CSS pixels. The window of WebKitGTK is at least 447 wide. */
const widths = [320, 768, 1280]

const layoutRules = [overflow, wholeWords, peopleKeepClear, wholePictures, figuresInCards]

// In Chromium, tests/e2e/screen.spec.ts checks the same rules at more sizes.
journey.skip(({ engine }) => engine === 'Chromium')

for (const { path, locale, route } of pagesIn('ar', 'de', 'ja', 'ru')) {
  // Japanese lines break at other places in each engine, and the tables of the download page have the longest words.
  if (!isFull && locale !== 'ja' && route !== 'download') continue

  journey(
    `words stay whole, and all texts, figures and people have room on ${path}`,
    async ({ visitor }) => {
      const faults: string[] = []

      await visitor.open(path)
      await visitor.opensAnswers()
      for (const install of installers) await visitor.runs(install)
      // In a fallback font, letters have other widths.
      await visitor.runs(() => document.fonts.ready.then(() => undefined))

      for (const width of widths) {
        await visitor.resizes(width, 900)
        for (const { find } of layoutRules)
          faults.push(...(await visitor.runs(find)).map((fault) => `${width}: ${fault}`))
      }

      expectNoFaults(faults)
    },
  )
}
