import { readdirSync } from 'node:fs'
import { join, parse } from 'node:path'
import { HtmlValidate } from 'html-validate/node'
import { decodeQR } from 'qr/decode.js'
import sharp from 'sharp'
import { filesBelow } from '../../src/content/filesBelow'
import { type Namespace } from '../../src/lib/messages'
import { pageFile } from '../../src/lib/pageFiles'
import { notFoundPath, pathFor } from '../../src/lib/paths'
import { localeCodes, locales } from '../../src/site/locales'
import { routeNames } from '../../src/site/routes'
import { builtFiles, builtPath, project, readBuilt, readPage } from '../support/builtSite'
import { messagesOf, readContent, textsOf } from '../support/content'
import { expectNoFaults } from '../support/faults'
import { sitePages, swapPages } from '../support/sitePages'

/** All pages, including the not-found pages. */
const all = [
  ...sitePages,
  ...localeCodes.map((locale) => ({ locale, name: `404 (${locale})`, path: notFoundPath(locale) })),
]

/** Runs a rule on every page. Returns all faults, each preceded by the path of the page. */
function onEveryPage(
  rule: ($: ReturnType<typeof readPage>, page: (typeof all)[number]) => string[],
) {
  return all.flatMap((page) =>
    rule(readPage(page.path), page).map((fault) => `${page.path}: ${fault}`),
  )
}

test('there is every page in every language that has strings, and English has no prefix', () => {
  expect([...localeCodes].sort()).toEqual(readdirSync(join(project, 'content/locales')).sort())
  const indexes = [...builtFiles].filter((file) => file.endsWith('index.html'))
  expect(indexes.sort()).toEqual(
    [...sitePages, ...swapPages].map(({ path }) => pageFile(path)).sort(),
  )
  expectNoFaults([...builtFiles].filter((file) => /(^|\/)en(\/|$)/.test(file)))
})

test('every page declares its language and text direction', () => {
  expectNoFaults(
    onEveryPage(($, { locale }) => {
      const { lang, dir } = $('html').attr() ?? {}
      return lang === locale && dir === locales[locale].direction ? [] : [`lang=${lang} dir=${dir}`]
    }),
  )
})

test('every page is valid HTML', async () => {
  const validator = new HtmlValidate({
    root: true,
    extends: ['html-validate:standard'],
    // `heading-level` allows one h1 and no skipped level. `wcag/h37` requires alternative texts.
    rules: {
      'empty-heading': 'error',
      'heading-level': 'error',
      'no-inline-style': 'error',
      'wcag/h37': 'error',
    },
  })
  const faults: string[] = []

  for (const { path } of all) {
    const { results } = await validator.validateString(readBuilt(pageFile(path)))

    for (const { ruleId, message, selector } of results.flatMap(({ messages }) => messages)) {
      faults.push(`${path}: ${ruleId}: ${message} (${selector ?? ''})`)
    }
  }

  expectNoFaults(faults)
})

test('every image has dimensions, and its loading attribute precedes its src', () => {
  expectNoFaults(
    onEveryPage(($) =>
      $('img')
        .toArray()
        .filter(({ attribs }) => {
          const names = Object.keys(attribs)
          const isSized = Number(attribs.width) > 0 && Number(attribs.height) > 0
          // `loading` must come first: React sets attributes in order, and Safari loads an image once `src` is set.
          return !isSized || names.indexOf('loading') > names.indexOf('src')
        })
        .map((image) => $.html(image)),
    ),
  )
})

test('no page shows a placeholder, a missing value or a control character', () => {
  expectNoFaults(
    onEveryPage(($) => {
      const text = $('body').clone().find('script, style').remove().end().text()
      const broken = /\{\{.*?\}\}|\bundefined\b|\[object |\bNaN\b|Invalid Date|\p{Cc}(?<![\n\t])/u
      const found = broken.exec(text)
      return found ? [`"${text.slice(found.index - 20, found.index + 40)}"`] : []
    }),
  )
})

test('no page in another language contains English sentences', () => {
  const { texts } = readContent<{ texts: { text: string }[] }>('reviewed-identical.yaml')

  expect(texts.length).toBeGreaterThan(0)
  const english = new Map(routeNames.map((route) => [route, new Set<string>()]))
  const faults = sitePages.flatMap(({ route, locale, path }) => {
    const $ = readPage(path)
    const known = english.get(route)
    const own = [
      ...$('body *:not(script, style, code, [translate=no])')
        .contents()
        .toArray()
        .flatMap((node) =>
          'data' in node && !$(node).closest('[lang]:not(html), [translate=no], code').length
            ? [node.data]
            : [],
        ),
      ...$('[alt], [aria-label], [title], [placeholder]')
        .toArray()
        .flatMap(({ attribs }) => [attribs.alt, attribs['aria-label'], attribs.title]),
      ...$('head title, meta[name=description], meta[name=keywords]')
        .toArray()
        .map((element) => $(element).attr('content') ?? $(element).text()),
    ]
      .map((text) => text?.replace(/\s+/g, ' ').trim() ?? '')
      // Ignores strings with fewer than two lower-case words, because names and numbers are the same in every language.
      .filter((text) => (text.match(/(?<=^|\s)\p{Ll}\p{L}+/gu)?.length ?? 0) >= 2)
    if (locale === 'en') own.forEach((text) => known?.add(text))

    return locale === 'en'
      ? []
      : own.filter((text) => known?.has(text)).map((text) => `${path}: ${text}`)
  })

  expectNoFaults([...new Set(faults)])
})

/**
 * Patterns of the keys of strings that pages show only in a state, such as an open dialog or a known fact. The browser
 * tests visit the states.
 */
const shownInStates = [
  /^captures\./,
  /^common\.(consentQuestion|copyFailed|footer\.status|languageOffer)/,
  /^download\.(checkFile|files\.(previous|windowsSetup\.text)|news\.title)/,
  /^downloads\.(dialog|intelMac\.title|notice|phone|prompt|unknownSystem)/,
  /^errors\.notFound/,
  /^home\.testimonials/,
  /^ledger\./,
  /^price\.(actions|period)/,
  /^requirements\.(check|columns\.yours|notes)/,
  /\.marking$/,
  /\.linkCopied$/,
  /[sS]ubject$/,
]

test('every English string is on some page', () => {
  const plain = (text: string) => text.replace(/[\s\u2066-\u2069]+/g, '')
  const pages = all.filter(({ locale }) => locale === 'en').map(({ path }) => readPage(path))
  const attributes = ['alt', 'aria-label', 'aria-valuetext', 'content', 'data-label', 'title']
  // The texts of elements and of text nodes, and attributes.
  const shown = pages.flatMap(($) =>
    $('*')
      .not('script, style')
      .toArray()
      .flatMap((element) => [
        $(element).not('html, body, main, div, section').text(),
        ...$(element)
          .contents()
          .toArray()
          .flatMap((child) => ('data' in child ? [child.data] : [])),
        ...attributes.map((name) => $(element).attr(name) ?? ''),
      ]),
  )
  const joined = shown.map((text) => `|${plain(text)}|`).join('')
  /** Whether a text is at the start or at the end of an element. The browser replaces placeholders such as {name}. */
  const isShown = (text: string) => {
    const parts = text.split(/\{\w+\}/).map(plain)
    return joined.includes(`|${parts[0]}`) || joined.includes(`${parts.at(-1)}|`)
  }

  const namespaces = filesBelow(join(project, 'content/locales/en')).map((file) => parse(file).name)

  expectNoFaults(
    namespaces
      .filter((name) => name !== 'units')
      .flatMap((name) => textsOf(messagesOf('en', name as Namespace), [name]))
      .filter(([key]) => !shownInStates.some((pattern) => pattern.test(key)))
      .filter(([, text]) => !isShown(text))
      .map(([key, text]) => `${key}: ${text}`),
  )
})

test('file names, email addresses and URLs are isolated from Arabic text', () => {
  const path = /[\w.-]+@[\w-]+\.\w|\.(?:exe|dmg)\b|https?:|\/[a-z]+\//

  expectNoFaults(
    sitePages
      .filter(({ locale }) => locale === 'ar')
      .flatMap(({ path: page }) => {
        const $ = readPage(page)
        return $('body *:not(script)')
          .contents()
          .toArray()
          .flatMap((node) => ('data' in node && path.test(node.data) ? [node] : []))
          .filter((node) => !$(node).closest('bdi, [dir]:not(html)').length)
          .map((node) => `${page}: ${node.data}`)
      }),
  )
})

test('menus mark the link to the current page, and no other', () => {
  expectNoFaults(
    onEveryPage(($, { path }) =>
      $('nav a[href^="/"]:not([hreflang])')
        .toArray()
        .filter(({ attribs }) => (attribs.href === path) !== (attribs['aria-current'] === 'page'))
        .map(({ attribs }) => `${attribs.href}`),
    ),
  )
})

// The position is hard-coded, because at any other position, the line would cut through a person in the image.
test('the line in the opening starts at 58 %', () => {
  const homes = sitePages.filter(({ route }) => route === 'home')
  const starts = homes.map(({ path }) => readPage(path)('input[type=range]').attr('value'))
  expect([...new Set(starts)]).toEqual(['58'])
})

test('every plan links to the download page', () => {
  expectNoFaults(
    sitePages
      .filter(({ route }) => route === 'price')
      .flatMap(({ locale, path }) => {
        const plans = readPage(path)('#plans article')
        const ready = plans.has(`a[href="${pathFor('download', locale)}"]`)
        return plans.length > 0 && ready.length === plans.length ? [] : path
      }),
  )
})

test('the QR code for each language contains the URL of the download page in this language', async () => {
  const origin = new URL(readPage('/')('link[rel=canonical]').attr('href') ?? '').origin
  const faults: string[] = []

  for (const locale of localeCodes) {
    const path = pathFor('download', locale)
    const code = readPage(path)('img[src^="/qr/"]').attr('src') ?? ''
    const image = sharp(builtPath(code), { density: 300 }).flatten({ background: 'white' })
    const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    const url = decodeQR({ ...info, data })
    if (url !== origin + path) faults.push(`${path}: ${url}`)
  }

  expectNoFaults(faults)
})

test('no page loads anything from a third party', () => {
  const loading = 'link:not([rel=canonical], [rel=alternate]), script, img, source, iframe, video'

  expectNoFaults(
    onEveryPage(($) =>
      $(loading)
        .toArray()
        .flatMap(({ attribs }) => [attribs.href, attribs.src, attribs.srcset, attribs.imagesrcset])
        .filter((url) => url !== undefined)
        .filter((url) => /(^|[\s,])(\w+:)?\/\//.test(url)),
    ),
  )
  const sheets = [...builtFiles].filter((file) => file.endsWith('.css'))

  expectNoFaults(
    sheets.filter((file) => /(url\(|@import)\s*["']?(\w+:)?\/\//.test(readBuilt(file))),
  )
})
