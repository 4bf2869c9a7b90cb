import type { CheerioAPI } from 'cheerio'
import { notFoundPath, pathFor } from '../../src/lib/paths'
import { localeCodes, type Locale } from '../../src/site/locales'
import { routeNames } from '../../src/site/routes'
import { readPage } from '../support/builtSite'
import { readSiteFile } from '../support/content'
import { difference, expectNoFaults } from '../support/faults'
import { onEveryPage } from '../support/pages'

/** The paths of each kind of page, by language. */
const kinds: readonly (readonly [name: string, pathIn: (locale: Locale) => string])[] = [
  ...routeNames.map((route) => [route, (locale: Locale) => pathFor(route, locale)] as const),
  ['notFound', notFoundPath],
]

/** Attributes with a text, a path or a code that belongs to the language. Tests of their own read them. */
const translated =
  /^(?:alt|aria-(?:label|valuetext)|content|data-label|dir|href|hreflang|lang|src|srcset|title|value)$/

/** A class for texts that do not fit into the usual size. */
const longText = / \w+-long\b/

/** Returns the elements of a page that have attributes, in order. Elements without any only mark words in a sentence. */
function elementsOf(path: string): string[] {
  return (
    readPage(path)('head *, body *')
      // The language menu marks another line in each language.
      .not('a[hreflang] *')
      .toArray()
      .filter(({ attribs }) => Object.keys(attribs).length > 0)
      .map(({ tagName, attribs }) => {
        const shown = Object.entries(attribs)
          .filter(([name]) => !attribs.hreflang || name !== 'aria-current')
          .map(([name, value]) =>
            translated.test(name) ? name : `${name}="${value.replace(longText, '')}"`,
          )

        return `<${[tagName, ...shown].join(' ')}>`
      })
  )
}

test.each(kinds)(
  'the page "%s" has the same elements and attributes in every language',
  (_, pathIn) => {
    const english = elementsOf(pathIn('en'))

    expectNoFaults(
      localeCodes.flatMap((locale) => {
        const own = elementsOf(pathIn(locale))
        const index = english.findIndex((element, at) => element !== own[at])

        return index === -1 && own.length === english.length
          ? []
          : [`${pathIn(locale)}: expected ${english[index]}, found ${own[index]}`]
      }),
    )
  },
)

test('screen readers skip every icon, because the label next to it says the same', () => {
  expectNoFaults(
    onEveryPage(($) =>
      $('svg:not([aria-hidden=true])')
        .toArray()
        .map((icon) => $.html(icon).slice(0, 80)),
    ),
  )
})

/** The names of the files that visitors download. */
const fileNames = readSiteFile('releases').files.map(({ fileName }) => fileName)

test('programs that translate pages leave commands, URLs and names of files as they are', () => {
  expectNoFaults(
    onEveryPage(($) =>
      $('main *, dialog *')
        .toArray()
        .filter((element) => {
          const isName = $(element).children().length === 0 && fileNames.includes($(element).text())

          return isName || element.tagName === 'code'
        })
        .filter((element) => $(element).closest('[translate=no]').length === 0)
        .map((element) => $.html(element).slice(0, 80)),
    ),
  )
})

/** Elements that screen readers announce with a name, and of which a page must not have two with the same one. */
const unique = 'article, section:not([role]), fieldset, table, dialog, iframe, [role=group]'
const named = `${unique}, nav, figure, details, [role=img]`

/** Returns the name of an element: a label, or its own heading or caption. */
function nameOf(element: ReturnType<CheerioAPI>): string {
  const label = element.attr('aria-label') ?? element.attr('title')
  const heading = element.attr('aria-labelledby')
  const own = heading
    ? element.find(`[id="${heading}"]`)
    : element.children('legend, caption, figcaption, summary')

  return (label ?? own.text()).trim()
}

test('every part of a page that screen readers announce has a name of its own', () => {
  expectNoFaults(
    onEveryPage(($) => {
      const nameless = $(named)
        .toArray()
        .filter((element) => nameOf($(element)) === '')
        .map((element) => `no name: ${$.html(element).slice(0, 80)}`)
      const names = $(unique)
        .toArray()
        .map((element) => `${element.tagName} "${nameOf($(element))}"`)
      const repeated = names
        .filter((name, index) => names.indexOf(name) !== index && !name.endsWith('""'))
        .map((name) => `${name} is there twice`)

      return [...nameless, ...repeated]
    }),
  )
})

test('the title of the next page is announced at once and as a whole', () => {
  expectNoFaults(
    onEveryPage(($) => {
      const { 'aria-live': live, 'aria-atomic': atomic } = $('#gatsby-announcer').attr() ?? {}

      return live === 'assertive' && atomic === 'true' ? [] : [`aria-live=${live}`]
    }),
  )
})

test('every error message is an alert', () => {
  expectNoFaults(
    onEveryPage(($) =>
      $('[data-retry]')
        .toArray()
        .filter((button) => $(button).closest('[role=alert]').length === 0)
        .map((button) => $(button).text()),
    ),
  )
})

test('every cell of a table repeats the heading of its column for phones', () => {
  expectNoFaults(
    onEveryPage(($) =>
      $('table td')
        .toArray()
        .flatMap((cell) => {
          const first = $(cell).index()
          const end = first + Number(cell.attribs.colspan ?? 1)
          const heads = $(cell).closest('table').find('thead th').toArray().slice(first, end)
          const column = heads.map((head) => $(head).text()).join(' · ')
          const label = cell.attribs['data-label']

          return label === column ? [] : [`expected the label "${column}", found "${label}"`]
        }),
    ),
  )
})

test('the skip link leads to the content, which can take the focus', () => {
  expectNoFaults(
    onEveryPage(($) => {
      const target = $('a[href^="#"]').first().attr('href') ?? ''

      return $(target).is('main[tabindex="-1"]') ? [] : [`the skip link leads to "${target}"`]
    }),
  )
})

test('one choice of each group is made at the start, except of the system', () => {
  expectNoFaults(
    onEveryPage(($) => {
      const radios = $('input[type=radio]').toArray()
      const names = new Set(radios.map(({ attribs }) => attribs.name ?? ''))

      return [...names].flatMap((name) => {
        const chosen = $(`input[name="${name}"][checked]`).length
        // Without scripts, the tutorial shows both systems until the visitor chooses one.
        const expected = name === 'system' ? 0 : 1

        return chosen === expected ? [] : [`${name}: ${chosen} chosen, expected ${expected}`]
      })
    }),
  )
})

test('every picture loads lazily, but the logo and the first one of the home page', () => {
  expectNoFaults(
    onEveryPage(($) => {
      const atOnce = $('img:not(header img)')
        .toArray()
        .filter(({ attribs }) => attribs.loading !== 'lazy')
        .map(({ attribs }) => `${attribs.src}, loading=${attribs.loading}`)
      const first = $('main > :first-child img[loading=eager]').attr('src')
      const expected = $('html').is('[data-route=home]')
        ? [`${first ?? 'one picture'}, loading=eager`]
        : []

      return difference('pictures that load at once', expected, atOnce)
    }),
  )
})

test('every icon has the size of the letters beside it, also in programs without style sheets', () => {
  expectNoFaults(
    onEveryPage(($) =>
      $('svg')
        .toArray()
        .filter(({ attribs }) => attribs.width !== '1em' || attribs.height !== '1em')
        .map((icon) => $.html(icon).slice(0, 80)),
    ),
  )
})

// Text browsers, and browsers that do not apply the style sheet, ignore `aria-label`.
test('every control that needs no script has a text, not only an icon', () => {
  expectNoFaults(
    onEveryPage(($) =>
      $('a, button, summary')
        .not('[hidden], [hidden] *')
        .toArray()
        .filter((control) => $(control).text().trim() === '' && !$('img[alt]', control).attr('alt'))
        .map((control) => $.html(control).slice(0, 80)),
    ),
  )
})
