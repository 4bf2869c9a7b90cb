import { pathFor } from '../../src/lib/paths'
import type { Route } from '../../src/site/routes'
import { readPage } from '../support/builtSite'
import {
  formatterOf,
  withoutSpaces,
  type Prose,
  readContentFile,
  readSiteFile,
} from '../support/content'
import { difference, expectNoFaults } from '../support/faults'
import { inEveryLanguage } from '../support/languages'

/** The keys of the questions on each page, in the order of the page. */
const keysByRoute = readSiteFile('faq')

/** Returns the keys and the texts of the questions on a page. */
function questionsOn(path: string, keys: readonly string[]): string[] {
  const $ = readPage(path)
  const answers = $('main details[id]').toArray()

  return answers
    .filter(({ attribs }) => keys.includes(attribs.id ?? ''))
    .map((answer) => `${answer.attribs.id} ${withoutSpaces($(answer).find('summary').text())}`)
}

test('pages show FAQ questions in the order of content/site/faq.yaml', () => {
  expectNoFaults(
    inEveryLanguage((locale) => {
      const { entries = [] } = readContentFile<Prose>(`prose/${locale}/faq.yaml`)
      const questions = new Map(entries.map(({ key, question }) => [key, question]))
      const { text } = formatterOf(locale)

      return Object.entries(keysByRoute).flatMap(([route, keys]) => {
        const path = pathFor(route as Route, locale)
        const expected = keys.map(
          (key) => `${key} ${withoutSpaces(text(questions.get(key) ?? ''))}`,
        )

        return difference(path, expected, questionsOn(path, keys))
      })
    }),
  )
})
