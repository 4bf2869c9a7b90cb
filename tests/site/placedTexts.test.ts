import { pathFor } from '../../src/lib/paths'
import { localeCodes, type Locale } from '../../src/site/locales'
import { routeNames, routes, type Route } from '../../src/site/routes'
import { groupBy } from '../../tools/content-check/data'
import { readPage } from '../support/builtSite'
import { messageEntries, withoutSpaces } from '../support/content'
import { difference, expectNoFaults, faultsOn } from '../support/faults'
import { inEveryLanguage } from '../support/languages'
import { sitePages } from '../support/sitePages'

/** The elements whose texts have the same place in every language. Others contain them, or mark words in a sentence. */
const placed =
  'h1, h2, h3, h4, p, li, dt, dd, th, td, a:not([hreflang]), button, summary, label, legend, figcaption, caption, span[class]'

const textsByPlace = (path: string) => {
  const $ = readPage(path)
  return $('body')
    .find(placed)
    .map((_, element) => withoutSpaces($(element).text()))
    .get()
}

/** Each kind of page with its English texts by place, and the keys of each English string. */
const englishPages = routeNames.map((route) => ({
  route,
  texts: textsByPlace(pathFor(route, 'en')),
  keys: groupBy(stringsOf(route, 'en'), ([, text]) => text),
}))

/** Returns the strings that a page may show, by their key. */
function stringsOf(route: Route, locale: Locale): (readonly [key: string, text: string])[] {
  return ['common' as const, route, ...routes[route].namespaces].flatMap((name) =>
    messageEntries(locale, name).map(([key, text]) => [key, withoutSpaces(text)] as const),
  )
}

/** Returns a text with single spaces between its words, and none around it. */
const compact = (text: string) => text.replace(/\s+/g, ' ').trim()

test('no element has the text of the element before it', () => {
  expectNoFaults(
    faultsOn(sitePages, ({ path }) => {
      const $ = readPage(path)

      return $('body *')
        .toArray()
        .map((element) => [$(element).text(), $(element).prev().text()].map(compact))
        .flatMap(([text, before]) => (text && text === before ? [`"${text}" is there twice`] : []))
    }),
  )
})

test.each(localeCodes)('the texts of every page in %s are in the places of English', (locale) => {
  expectNoFaults(
    englishPages.flatMap(({ route, texts, keys }) => {
      const path = pathFor(route, locale)
      const translated = new Map(stringsOf(route, locale))
      const found = textsByPlace(path)

      return texts.flatMap((text, index) => {
        const expected = keys.get(text)?.map(([key]) => translated.get(key))

        return !text || !expected || expected.includes(found[index])
          ? []
          : [`${path}: expected "${expected[0]}", found "${found[index]}"`]
      })
    }),
  )
})

/** Returns the keys of the strings that stand out in a page, in order. Other bold words are parts of sentences. */
function boldStrings(route: Route, locale: Locale): string[] {
  const $ = readPage(pathFor(route, locale))
  const keys = groupBy(stringsOf(route, locale), ([, text]) => text)

  return $('strong')
    .toArray()
    .flatMap((element) => keys.get(withoutSpaces($(element).text())) ?? [])
    .map(([key]) => key)
}

test('the strings that stand out are in the places of English', () => {
  expectNoFaults(
    routeNames.flatMap((route) => {
      const english = boldStrings(route, 'en')

      return inEveryLanguage((locale) => {
        // In some languages, a bold word of a sentence is the same as another string.
        const own = boldStrings(route, locale).filter((key) => english.includes(key))

        return difference(route, english, own)
      })
    }),
  )
})
