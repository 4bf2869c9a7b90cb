import { type CheerioAPI } from 'cheerio'
import { readPage } from '../support/builtSite'
import { fill, finishedText, rawText } from '../support/texts'
import { constantFacts, shownFacts, statedFacts } from './facts.table'
import { placeholdersIn } from '../../src/lib/content/placeholders'
import { localizedPath } from '../../src/lib/paths'
import * as constants from '../../src/site/constants'
import { localeCodes, type Locale } from '../../src/site/locales'

const loaded = new Map<string, CheerioAPI>()

/** The page at an English path in a language, without what only screen readers are told. */
function pageAt(path: string, locale: Locale = 'en'): CheerioAPI {
  const own = localizedPath(path, locale)
  const known = loaded.get(own)
  if (known) return known
  const $ = readPage(own)
  $('script, style, .visuallyHidden').remove()
  loaded.set(own, $)
  return $
}

/** Without spaces: they stand otherwise between elements than between words. */
const squeezed = (text: string) => text.replace(/\s+/g, '')

const bodies = new Map<CheerioAPI, string>()

/** All text of a page, squeezed. */
function textOf(page: CheerioAPI): string {
  const known = bodies.get(page) ?? squeezed(page('body').text())
  bodies.set(page, known)
  return known
}

describe('the copy states', () => {
  test.each(statedFacts)('$fact ($path, $from)', ({ path, from, says }) => {
    const text = finishedText('en', from)
    expect(says.filter((part) => !text.includes(part))).toEqual([])
    expect(textOf(pageAt(path))).toContain(squeezed(text))
  })
})

describe.each(localeCodes)('in %s the copy asks for', (locale) => {
  const requests = statedFacts.flatMap(({ path, from, asksFor = [] }) =>
    asksFor.map((name) => ({ path, from, name })),
  )

  test.each(requests)('$name on $path ($from)', ({ path, from, name }) => {
    const request = placeholdersIn(rawText(locale, from).text).find(({ fact }) => fact === name)
    const value = fill(locale, request?.source ?? '')
    const text = squeezed(finishedText(locale, from))
    expect(value).not.toBe('')
    expect(text).toContain(squeezed(value))
    expect(textOf(pageAt(path, locale))).toContain(text)
  })
})

describe('the pages show', () => {
  test.each(shownFacts)('$fact ($path, $from)', ({ path, selector, attribute, shows }) => {
    const $ = pageAt(path)
    const found = $(selector)
      .toArray()
      .map((element) =>
        attribute === undefined ? $(element).text().trim() : ($(element).attr(attribute) ?? ''),
      )
    expect(found).toEqual(shows)
  })
})

describe('the site keeps to', () => {
  test.each(constantFacts)('%s', (_, constant, value) => {
    expect(constants[constant]).toBe(value)
  })
})
