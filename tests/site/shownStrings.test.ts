import { join, parse } from 'node:path'
import type { CheerioAPI } from 'cheerio'
import { filesBelow } from '../../src/content/filesBelow'
import type { Namespace } from '../../src/lib/messages'
import { project, readPage } from '../support/builtSite'
import { messageEntries } from '../support/content'
import { expectNoFaults } from '../support/faults'
import { onEveryPage, pagesWithErrors } from '../support/pages'
import { pagesOf, sitePages } from '../support/sitePages'

/** Returns the text nodes that are children of the elements that a selector matches. */
const textNodesIn = ($: CheerioAPI, selector: string) =>
  $(selector)
    .contents()
    .toArray()
    .flatMap((node) => ('data' in node ? [node] : []))

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

/** Returns the strings of a page that are in its language: texts, texts for screen readers, and the head. */
function ownStrings($: CheerioAPI): string[] {
  const texts = textNodesIn($, 'body *:not(script, style, code, [translate=no])').filter(
    (node) => $(node).closest('[lang]:not(html), [translate=no], code').length === 0,
  )
  const attributes = $('[alt], [aria-label], [title]')
    .toArray()
    .flatMap(({ attribs }) => [attribs.alt, attribs['aria-label'], attribs.title])
  const head = $('head title, meta[name=description], meta[name=keywords]')
    .toArray()
    .map((element) => $(element).attr('content') ?? $(element).text())

  return [...texts.map(({ data }) => data), ...attributes, ...head].map(
    (text) => text?.replace(/\s+/g, ' ').trim() ?? '',
  )
}

/** Whether a string has two lower-case words. Names and numbers are the same in every language. */
const isSentence = (text: string) => (text.match(/(?<=^|\s)\p{Ll}\p{L}+/gu)?.length ?? 0) >= 2

test('no page in another language contains English sentences', () => {
  const english = new Map(
    pagesOf('en').map(({ route, path }) => [route, new Set(ownStrings(readPage(path)))]),
  )

  expectNoFaults(
    sitePages
      .filter(({ locale }) => locale !== 'en')
      .flatMap(({ route, path }) => {
        const untranslated = ownStrings(readPage(path)).filter(
          (text) => isSentence(text) && english.get(route)?.has(text),
        )

        return [...new Set(untranslated)].map((text) => `${path}: ${text}`)
      }),
  )
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

/** Returns a text without whitespace and marks of direction. */
const withoutIsolates = (text: string) => text.replace(/[\s\u2066-\u2069]+/g, '')

/** Returns what a page shows or says: the texts of elements, those of their own text nodes, and attributes. */
function shownOn(path: string): string[] {
  const $ = readPage(path)
  const texts = $('*').not('script, style, html, body, main, div, section').toArray()
  const attributes = ['alt', 'aria-label', 'aria-valuetext', 'content', 'data-label', 'title']

  return [
    ...texts.map((element) => $(element).text()),
    ...textNodesIn($, ':not(script, style)').map(({ data }) => data),
    ...attributes.flatMap((name) =>
      $(`[${name}]`)
        .map((_, element) => $(element).attr(name))
        .get(),
    ),
  ]
}

test('every English string is on some page', () => {
  const english = pagesWithErrors.filter(({ locale }) => locale === 'en')
  const shown = english
    .flatMap(({ path }) => shownOn(path))
    .map((text) => `|${withoutIsolates(text)}|`)
    .join('')
  /** Whether a text is at the start or at the end of an element. The browser replaces placeholders such as {name}. */
  const isShown = (text: string) => {
    const parts = text.split(/\{\w+\}/).map(withoutIsolates)

    return shown.includes(`|${parts[0]}`) || shown.includes(`${parts.at(-1)}|`)
  }

  const namespaces = filesBelow(join(project, 'content/locales/en')).map((file) => parse(file).name)

  expectNoFaults(
    namespaces
      .filter((name) => name !== 'units')
      .flatMap((name) => messageEntries('en', name as Namespace))
      .filter(([key]) => !shownInStates.some((pattern) => pattern.test(key)))
      .filter(([, text]) => !isShown(text))
      .map(([key, text]) => `${key}: ${text}`),
  )
})

test('file names, email addresses and URLs are isolated from Arabic text', () => {
  const path = /[\w.-]+@[\w-]+\.\w|\.(?:exe|dmg)\b|https?:|\/[a-z]+\//

  expectNoFaults(
    pagesOf('ar').flatMap(({ path: page }) => {
      const $ = readPage(page)

      return textNodesIn($, 'body *:not(script)')
        .filter(({ data }) => path.test(data))
        .filter((node) => $(node).closest('bdi, [dir]:not(html)').length === 0)
        .map(({ data }) => `${page}: ${data}`)
    }),
  )
})
