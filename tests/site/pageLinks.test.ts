import { notFoundPath, pathFor } from '../../src/lib/paths'
import { localeCookieName } from '../../src/site/localeCookie'
import { localeCodes, locales, localesByName, type Locale } from '../../src/site/locales'
import { readPage, hrefsOf } from '../support/builtSite'
import {
  contact,
  messagesOf,
  navigation,
  withoutSpaces,
  readSiteFile,
  releaseFiles,
} from '../support/content'
import { difference, expectNoFaults, faultsOn } from '../support/faults'
import { inEveryLanguage } from '../support/languages'
import { linksByLabel } from '../support/linkLabels'
import { builtOrigin } from '../support/links'
import type { NavigationEntry } from '../support/siteFiles'
import { pagesOf, sitePages } from '../support/sitePages'

test('the header and the footer have the links in content/site/navigation.yaml, in order', () => {
  expectNoFaults(
    inEveryLanguage((locale) => {
      const path = pathFor('about', locale)
      const target = ({ route, link, anchor }: NavigationEntry): string | null | undefined =>
        route ? pathFor(route, locale) : link ? contact[link] : `#${anchor}`

      return (['header', 'footer'] as const).flatMap((landmark) => {
        const wanted = navigation[landmark].map(target)
        const shown = hrefsOf(path, `${landmark} nav a`).filter((href) => wanted.includes(href))
        // Uses `includes`, because the header repeats its links in the mobile menu.
        return shown.join(' ').includes(wanted.join(' ')) ? [] : `${landmark}: ${shown.join(' ')}`
      })
    }),
  )
})

/** A link of a page that does not choose a language. */
interface PageLink {
  /** The label for screen readers, with the note that the link opens in a new tab. */
  readonly name: string
  readonly href: string
  readonly target: string | undefined
  readonly rel: string | undefined
}

function linksOn(path: string): PageLink[] {
  const $ = readPage(path)

  return $('a[href]:not([hreflang])')
    .toArray()
    .map((link) => {
      const { href = '', target, rel, 'aria-label': label } = link.attribs

      return { name: label ?? $(link).text(), href, target, rel }
    })
}

/** Runs a rule on every link of every page. Returns all faults, each preceded by the page and the label. */
const onEveryLink = (ruleFor: (locale: Locale) => (link: PageLink) => readonly string[]) =>
  localeCodes.flatMap((locale) => {
    const rule = ruleFor(locale)
    const paths = [...pagesOf(locale).map(({ path }) => path), notFoundPath(locale)]

    return paths.flatMap((path) =>
      linksOn(path).flatMap((link) =>
        rule(link).map((fault) => `${path}: "${link.name}" ${fault}`),
      ),
    )
  })

test('every link leads where its label says', () => {
  expectNoFaults(
    onEveryLink((locale) => {
      const urls = linksByLabel(locale)
      const { opensInNewTab } = messagesOf(locale, 'common')

      return ({ name, href }) => {
        const expected = urls.get(withoutSpaces(name.replace(opensInNewTab, '')))

        return expected?.has(href) === false
          ? [`leads to ${href}, not ${[...expected].join()}`]
          : []
      }
    }),
  )
})

test('links to other sites open in a new tab and say so, but not files and demos', () => {
  const { player } = readSiteFile('testimonials')
  const files = releaseFiles().flatMap(({ channels, previous }) => [
    ...Object.values(channels),
    ...previous.map(({ url }) => url),
  ])

  expectNoFaults(
    onEveryLink((locale) => {
      const { opensInNewTab } = messagesOf(locale, 'common')

      return ({ name, href, target, rel }) => {
        const isNewTab = /^https?:/.test(href) && !files.includes(href) && !href.startsWith(player)

        return [
          (target === '_blank') !== isNewTab && `opens ${href} in the wrong tab`,
          name.includes(opensInNewTab) !== isNewTab && 'names the wrong tab',
          isNewTab && !rel?.includes('noopener') && 'has no rel=noopener',
        ].filter((fault) => fault !== false)
      }
    }),
  )
})

test('every page has the contact links, and the icons of the header lead to them', () => {
  const { email, telegram, discord } = contact

  expectNoFaults(
    faultsOn(sitePages, ({ path }) => {
      const icons = hrefsOf(path, 'header a:has(svg):has(span)')
      return [`mailto:${email}`, telegram, discord].filter(
        (url) => !(icons.includes(url) && hrefsOf(path, '#contact a').includes(url)),
      )
    }),
  )
})

/** Returns the URL of a choice in the language menu. At `/`, the query states the choice. */
const chosenUrl = (path: string, code: Locale, current: Locale) =>
  path === '/' && code !== current ? `/?${localeCookieName}=${code}` : path

test('the language menu links to the same page in every language and marks the current one', () => {
  expectNoFaults(
    faultsOn(sitePages, ({ path, locale, route }) => {
      const $ = readPage(path)
      const links = $('header details a[hreflang]')
      const shown = links.toArray().map(({ attribs }) => `${attribs.hreflang} ${attribs.href}`)
      const autonym = (code: string) =>
        new Intl.DisplayNames(code, { type: 'language' }).of(code) ?? code
      const misnamed = links.toArray().flatMap((link) => {
        const { lang, hreflang = '' } = link.attribs
        const name = $(link).text().trim()
        const ownName = autonym(hreflang)

        return [
          ...difference(`lang of the link to ${hreflang}`, hreflang, lang),
          ...(name.toLowerCase().includes(ownName.toLowerCase())
            ? []
            : [`the link to ${hreflang} is called "${name}", expected "${ownName}"`]),
        ]
      })
      const wanted = localesByName.map(
        (code) => `${code} ${chosenUrl(pathFor(route, code), code, locale)}`,
      )
      const current = links.filter('[aria-current]').text().trim()

      return [
        ...misnamed,
        ...difference('links', wanted, shown),
        ...difference('current language', locales[locale].name, current),
      ]
    }),
  )
})

test('a reported fault of a translation names the page and its language', () => {
  expectNoFaults(
    faultsOn(sitePages, ({ path, locale, route }) => {
      const { subject } = messagesOf(locale, 'common').reportTranslation
      const reports = hrefsOf(path, 'footer a').map(
        (href = '') => new URL(href, builtOrigin).searchParams,
      )
      const body = reports.find((query) => query.get('subject') === subject)?.get('body') ?? ''
      const words = body.split(/[^a-zA-Z]+/)

      return words.includes(route) && words.includes(locale) ? [] : [`"${body}"`]
    }),
  )
})
