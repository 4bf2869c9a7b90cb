import { expect, type Page } from '@playwright/test'
import { looks, type Look } from '../../tools/gallery/looks'
import { violations } from '../support/accessibility'
import { expectNoFaults } from '../support/faults'
import { components, examplesOf, openExample, test } from '../support/gallery'
import { clippedTexts } from '../support/rules/clippedTexts'
import { imageRatios } from '../support/rules/imageRatios'
import { labelledCells } from '../support/rules/labelledCells'
import { leakedValues } from '../support/rules/leakedValues'
import { legibleControls } from '../support/rules/legibleControls'
import { mirroredGrounds } from '../support/rules/mirroredGrounds'
import { overflow } from '../support/rules/overflow'
import { overlaps } from '../support/rules/overlaps'
import { singleIcons } from '../support/rules/singleIcons'
import { visibleIcons } from '../support/rules/visibleIcons'
import { faultsOf, resize } from '../support/rules/visit'
import { wholeWords } from '../support/rules/wholeWords'

/** The rules that a component can meet without the rest of its page. The size of a link depends on the text around it. */
const rules = [
  overflow,
  overlaps,
  clippedTexts,
  wholeWords,
  imageRatios,
  visibleIcons,
  legibleControls,
  leakedValues,
  labelledCells,
  mirroredGrounds,
  singleIcons,
]

for (const component of components) {
  test(`the examples of ${component} meet the rules of the screen`, async ({ gallery }) => {
    const faults: string[] = []
    const names = await examplesOf(gallery, component)
    const errors = watchErrors(gallery)

    for (const example of names) {
      for (const look of looks) {
        await openExample(gallery, { component, example, ...look })
        const found = [
          ...(await emptiness(gallery)),
          ...(await faultsIn(gallery, look)),
          ...errors.splice(0),
        ]

        faults.push(...found.map((fault) => `${example} (${look.locale}, ${look.theme}): ${fault}`))
      }
    }

    expect(names).not.toEqual([])
    expectNoFaults(faults)
  })
}

/** Returns what axe and the rules find. Only colours depend on the theme, and only the layout on the language. */
async function faultsIn(page: Page, { locale, theme }: Look): Promise<string[]> {
  if (theme === 'dark') return locale === 'en' ? violations(page, 'colours') : []
  const faults = locale === 'en' ? await violations(page) : []

  for (const width of [360, 1280]) {
    await resize(page, { width, height: 900 })
    const found = await faultsOf(page, rules)

    faults.push(...found.map((fault) => `${width} px: ${fault}`))
  }

  return faults
}

/** Returns a fault if an example shows nothing. */
async function emptiness(page: Page): Promise<string[]> {
  const isShown = await page
    .locator('#main > *, #notifications > *')
    .evaluateAll((elements) => elements.some((element) => element.getClientRects().length > 0))

  return isShown ? [] : ['shows nothing']
}

/** Returns the list of errors in the console, which grows while the page is used. */
function watchErrors(page: Page): string[] {
  const errors: string[] = []

  page.on('pageerror', (error) => errors.push(error.message))
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text())
  })

  return errors
}
