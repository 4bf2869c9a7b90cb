import { load } from 'cheerio'
import { proseHtml, proseTree } from '../../src/content/prose'
import { pathFor } from '../../src/lib/paths'
import { fillPlaceholders } from '../../src/lib/text'
import { localeCodes, type Locale } from '../../src/site/locales'
import { isLegalRoute, routeNames } from '../../src/site/routes'
import { hrefsOf, readPage } from '../support/builtSite'
import {
  formatterOf,
  messagesOf,
  withoutSpaces,
  readContentFile,
  type Prose,
} from '../support/content'
import { difference, expectNoFaults, faultsOn } from '../support/faults'

/** The legal texts in every language, from their content files, with the path of the page that shows each. */
const legalTexts = localeCodes.flatMap((locale) =>
  routeNames.filter(isLegalRoute).map((route) => {
    const { introduction = '', sections = [] } = readContentFile<Prose>(
      `prose/${locale}/${route}.yaml`,
    )

    return { path: pathFor(route, locale), locale, introduction, sections }
  }),
)

/** Returns the text that a page must show for the Markdown of a content file, without whitespace. */
function expectedText(locale: Locale, markdown: string): string {
  const html = proseHtml(proseTree(formatterOf(locale).text(markdown)), String)

  return withoutSpaces(load(html, null, false).text())
}

/** Returns the main content of a page without what the bodies of the content files do not contain. */
function bodiesOn(path: string) {
  const main = readPage(path)('main').clone()

  main.find('h2').remove()
  // The visually hidden text "(opens in a new tab)".
  main.find('a[target=_blank] span').remove()

  return main
}

test('each section of a legal text has its heading, with its number', () => {
  expectNoFaults(
    faultsOn(legalTexts, ({ path, locale, sections }) => {
      const $ = readPage(path)
      const { section: numbered } = messagesOf(locale, 'legal')

      return sections.flatMap(({ key, heading }, index) => {
        const expected = fillPlaceholders(numbered, {
          number: String(index + 1),
          heading: formatterOf(locale).text(heading),
        })

        return difference(`#${key}`, withoutSpaces(expected), withoutSpaces($(`#${key} h2`).text()))
      })
    }),
  )
})

test('the contents of a legal text lead to its sections, in the same order', () => {
  expectNoFaults(
    faultsOn(legalTexts, ({ path, sections }) => {
      const fragments = hrefsOf(path, 'main nav a, main ol a').filter((href) =>
        href?.startsWith('#'),
      )

      return difference(
        'contents',
        sections.map(({ key }) => `#${key}`),
        fragments.slice(0, sections.length),
      )
    }),
  )
})

test('a legal text starts with the words of its introduction', () => {
  expectNoFaults(
    faultsOn(legalTexts, ({ path, locale, introduction, sections }) => {
      const shown = bodiesOn(path).find(`#${sections[0]?.key}`).prev().text()

      return difference('introduction', expectedText(locale, introduction), withoutSpaces(shown))
    }),
  )
})

test('each section of a legal text has the words of its content file, in the same order', () => {
  expectNoFaults(
    faultsOn(legalTexts, ({ path, locale, sections }) => {
      const bodies = bodiesOn(path)

      return sections.flatMap(({ key, body }) => {
        const shown = bodies.find(`#${key}`).text()

        return difference(`#${key}`, expectedText(locale, body), withoutSpaces(shown))
      })
    }),
  )
})
