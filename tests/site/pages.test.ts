import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { HtmlValidate } from 'html-validate/node'
import { decodeQR } from 'qr/decode.js'
import sharp from 'sharp'
import { pageFile } from '../../src/lib/pageFiles'
import { pathFor } from '../../src/lib/paths'
import { localeCodes, locales } from '../../src/site/locales'
import { builtFiles, builtPath, project, readBuilt, readPage } from '../support/builtSite'
import { expectNoFaults } from '../support/faults'
import { builtOrigin } from '../support/links'
import { onEveryPage, pagesWithErrors } from '../support/pages'
import { sitePages, swapPages } from '../support/sitePages'

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

  for (const { path } of pagesWithErrors) {
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
  const faults: string[] = []

  for (const locale of localeCodes) {
    const path = pathFor('download', locale)
    const code = readPage(path)('img[src^="/qr/"]').attr('src') ?? ''
    // In dark themes and as a JPEG, what a picture leaves empty is black.
    const image = sharp(builtPath(code), { density: 300 }).flatten({ background: 'black' })
    const { data, info } = await image.ensureAlpha().raw().toBuffer({ resolveWithObject: true })
    const url = decodeQR({ ...info, data })
    if (url !== builtOrigin + path) faults.push(`${path}: ${url}`)
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
