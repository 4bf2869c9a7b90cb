import { formatMoney } from '../../src/content/formats'
import { formatBytes } from '../../src/lib/formats'
import { localizedPath, pathFor } from '../../src/lib/paths'
import { localeCookieName } from '../../src/site/localeCookie'
import { localeCodes, locales, localesByName, type Locale } from '../../src/site/locales'
import { type Route } from '../../src/site/routes'
import { readPage } from '../support/builtSite'
import { messagesOf, readContent, releaseFiles } from '../support/content'
import { expectNoFaults } from '../support/faults'
import { sitePages } from '../support/sitePages'

interface Entry {
  readonly key: string
  readonly route?: Route
  readonly link?: string
  readonly anchor?: string
}

const contact = readContent<Readonly<Record<string, string>>>('site/contact.yaml')

/** Removes all whitespace, because the text of HTML elements and the text in content files differ in whitespace. */
const plain = (text: string) => text.replace(/\s+/g, '')

/** Runs a rule for each language. Returns all faults, each preceded by the language code. */
const inEveryLanguage = (rule: (locale: (typeof localeCodes)[number]) => readonly string[]) =>
  localeCodes.flatMap((locale) => rule(locale).map((fault) => `${locale}: ${fault}`))

const hrefs = (path: string, selector: string) =>
  readPage(path)(selector)
    .toArray()
    .map((link) => readPage(path)(link).attr('href'))

test('the download page shows the URLs, version, size and hash of every file', () => {
  expectNoFaults(
    inEveryLanguage((locale) => {
      const path = pathFor('download', locale)
      const text = plain(readPage(path)('main').text())
      const links = hrefs(path, 'main a')
      return releaseFiles().flatMap(({ key, version, bytes, sha256, channels }) =>
        [
          ...Object.values(channels).filter((url) => url && !links.includes(url)),
          ...[version, bytes && formatBytes(bytes, locale), sha256].filter(
            (fact) => fact && !text.includes(plain(fact)),
          ),
        ].map((fact) => `${key}: ${fact}`),
      )
    }),
  )
})

test('no page links to a file that is not published', () => {
  const published = releaseFiles().flatMap(({ channels, previous }) => [
    ...Object.values(channels),
    ...previous.map(({ url }) => url),
  ])
  expectNoFaults(
    sitePages.flatMap(({ path }) =>
      hrefs(path, 'a[href$=".exe"], a[href$=".dmg"]')
        .filter((url = '') => !published.includes(url))
        .map((url) => `${path}: ${url}`),
    ),
  )
})

test('the price page shows every published price', () => {
  const { plans } = readContent<{
    plans: { key: string; price: Queries.PlansPlansPrice | null }[]
  }>('site/plans.yaml')
  expectNoFaults(
    inEveryLanguage((locale) => {
      const text = plain(readPage(pathFor('price', locale))('main').text())
      const { period } = messagesOf(locale, 'price')
      const periods: Readonly<Record<string, string>> = { once: '', ...period }
      return plans.flatMap(({ key, price }) => {
        const expected = price && formatMoney(price, locale) + String(periods[price.period])
        return expected === null || text.includes(plain(expected)) ? [] : key
      })
    }),
  )
})

test('pages show FAQ questions in the order of content/site/faq.yaml', () => {
  const faq = readContent<Readonly<Record<string, readonly string[]>>>('site/faq.yaml')
  expectNoFaults(
    inEveryLanguage((locale) =>
      Object.entries(faq).flatMap(([route, keys]) => {
        const shown = readPage(pathFor(route as Route, locale))('main details[id]')
          .toArray()
          .map(({ attribs }) => attribs.id ?? '')
          .filter((id) => keys.includes(id))
        return shown.join() === keys.join() ? [] : `${route}: ${shown.join()}`
      }),
    ),
  )
})

test('the header and the footer have the links in content/site/navigation.yaml, in order', () => {
  const navigation = readContent<{ header: Entry[]; footer: Entry[] }>('site/navigation.yaml')
  expectNoFaults(
    inEveryLanguage((locale) => {
      const path = pathFor('about', locale)
      const target = ({ route, link, anchor }: Entry) =>
        route ? pathFor(route, locale) : link ? contact[link] : `#${anchor}`
      return (['header', 'footer'] as const).flatMap((place) => {
        const wanted = navigation[place].map(target)
        const shown = hrefs(path, `${place} nav a`).filter((href) => wanted.includes(href))
        // Uses `includes`, because the header repeats its links in the mobile menu.
        return shown.join(' ').includes(wanted.join(' ')) ? [] : `${place}: ${shown.join(' ')}`
      })
    }),
  )
})

test('every page has the contact links and the banner link from the content files', () => {
  const { href } = readContent<{ href: string }>('site/banner.yaml')
  const wanted = [`mailto:${contact.email}`, contact.telegram, contact.discord, contact.blog, href]
  expectNoFaults(
    sitePages.flatMap(({ path }) => {
      const links = hrefs(path, 'a')
      return wanted.filter((url) => !links.includes(url)).map((url) => `${path}: ${url}`)
    }),
  )
})

test('the about page shows the company only if brand.yaml contains it', () => {
  const { company } = readContent<{ company: string | null }>('site/brand.yaml')
  expectNoFaults(
    inEveryLanguage((locale) => {
      const shown = readPage(pathFor('about', locale))('main address').text()
      return shown === (company ?? '') ? [] : [shown]
    }),
  )
})

/** Returns the URL of a choice in the language menu. At `/`, the query states the choice. */
const chosenUrl = (path: string, code: Locale, current: Locale) =>
  path === '/' && code !== current ? `/?${localeCookieName}=${code}` : path

test('the language menu links to the same page in every language and marks the current one', () => {
  expectNoFaults(
    sitePages.flatMap(({ path, locale, route }) => {
      const $ = readPage(path)
      const links = $('header details a[hreflang]')
      const shown = links.toArray().map(({ attribs }) => `${attribs.hreflang} ${attribs.href}`)
      const wanted = localesByName.map(
        (code) => `${code} ${chosenUrl(pathFor(route, code), code, locale)}`,
      )
      const current = links.filter('[aria-current]').text().trim()
      return [
        ...(shown.join() === wanted.join() ? [] : [`${path}: ${shown.join(', ')}`]),
        ...(current === locales[locale].name
          ? []
          : [`${path}: the current language is "${current}"`]),
      ]
    }),
  )
})

test('the home page shows the demos that have a video, and no others', () => {
  const { testimonials } = readContent<{
    testimonials: { key: string; videoId: string | null }[]
  }>('site/testimonials.yaml')
  expectNoFaults(
    inEveryLanguage((locale) => {
      const $ = readPage(localizedPath('/', locale))
      const titles = $('#testimonials h3')
        .toArray()
        .map((heading) => plain($(heading).text()))
      const items: Readonly<Record<string, { title: string }>> = messagesOf(locale, 'home')
        .testimonials.items
      return testimonials
        .filter(({ key, videoId }) => titles.includes(plain(items[key]?.title ?? key)) === !videoId)
        .map(({ key }) => key)
    }),
  )
})
