import { Readability } from '@mozilla/readability'
import { type CheerioAPI } from 'cheerio'
import Defuddle from 'defuddle'
import { JSDOM } from 'jsdom'
import { pageFile } from '../../src/lib/pageFiles'
import { defaultLocale, localeCodes } from '../../src/site/locales'
import { characters } from '../../src/site/palette'
import { isMainFile } from '../../src/site/releases'
import { routes } from '../../src/site/routes'
import { systems } from '../../src/site/systems'
import { readBuilt, readPage } from '../support/builtSite'
import { messagesOf, releaseFiles } from '../support/content'
import { expectNoFaults, faultsOn } from '../support/faults'
import { sitePages, swapPages } from '../support/sitePages'

const withoutSpaces = (text: string | null) => (text ?? '').replace(/\s+/g, '')

/** What the reader mode of Firefox makes of a page, compared with the page. */
function readerView(path: string) {
  const { document } = new JSDOM(readBuilt(pageFile(path)), { url: `https://site.example${path}` })
    .window
  const textsOf = (selector: string) =>
    Array.from(document.querySelectorAll(selector), ({ textContent }) => withoutSpaces(textContent))
  // The reader mode has its own list of contents. It hides what only CSS shows on paper or in some systems.
  const headings = textsOf('main :is(h2, h3):not([aria-hidden] *, [data-for] *, nav *)')
  const answers = textsOf('main details > div > div')
  const article = new Readability(document).parse()
  const content = new JSDOM(article?.content ?? '').window.document

  return { headings, answers, content, text: withoutSpaces(content.body.textContent) }
}

/** What Defuddle, which Obsidian's web clipper uses, makes of a page: the texts of its headings, and what it keeps. */
function clippedView(path: string) {
  const url = `https://site.example${path}`
  const { document } = new JSDOM(readBuilt(pageFile(path)), { url }).window
  const headings = Array.from(
    document.querySelectorAll('main :is(h1, h2):not([aria-hidden] *, nav *)'),
    ({ textContent }) => withoutSpaces(textContent),
  )
  const { content } = new Defuddle(document, { url }).parse()
  const clipped = new JSDOM(content).window.document

  return { headings, content: clipped, text: withoutSpaces(clipped.body.textContent) }
}

/** Returns the URLs of the main files to which a document has no link. */
function missingFiles(content: Document): string[] {
  const links = Array.from(content.querySelectorAll('a'), ({ href }) => href)

  return systems.flatMap((system) => {
    const url = releaseFiles().find(isMainFile(system))?.channels.preferred
    return url === undefined || links.includes(url) ? [] : [url]
  })
}

/** The largest size, in CSS pixels, of a drawing in programs without style sheets: as wide as a phone. */
const largestDrawing = 320

test('every SVG file that a page shows has a size for programs without style sheets', () => {
  const files = new Set(
    sitePages.flatMap(({ path }) =>
      Array.from(readPage(path)('img[src$=".svg"]'), ({ attribs }) => attribs.src ?? ''),
    ),
  )

  expect(files.size).toBeGreaterThan(characters.length)
  expectNoFaults(
    [...files].filter((file) => {
      const start = /^<svg [^>]*>/.exec(readBuilt(file.slice(1)))?.[0] ?? ''
      const sizes = ['width', 'height'].map((side) =>
        Number(new RegExp(` ${side}="(\\d+)"`).exec(start)?.[1]),
      )
      return !sizes.every((size) => size > 0 && size <= largestDrawing)
    }),
  )
})

describe('reader mode', () => {
  const views: (ReturnType<typeof readerView> & (typeof sitePages)[number])[] = []

  beforeAll(() => {
    for (const page of sitePages) views.push({ ...page, ...readerView(page.path) })
  })

  // Readability drops one heading that seems to repeat the title. It compares Latin letters only, so in other languages
  // any heading may seem to.
  test('keeps every heading in English, and all but one in other languages', () => {
    expectNoFaults(
      faultsOn(views, ({ headings, text, locale }) => {
        const lost = headings.filter((heading) => !text.includes(heading))
        return lost.length > (locale === defaultLocale ? 0 : 1) ? [lost.join()] : []
      }),
    )
  })

  test('keeps the answer to every question', () => {
    expect(views.flatMap(({ answers }) => answers).length).toBeGreaterThan(localeCodes.length)
    expectNoFaults(
      faultsOn(views, ({ answers, text }) => answers.filter((answer) => !text.includes(answer))),
    )
  })

  test('keeps the link to the file for every system', () => {
    expectNoFaults(
      faultsOn(views, ({ route, content }) =>
        route === 'home' || route === 'download' ? missingFiles(content) : [],
      ),
    )
  })
})

// Defuddle drops boxes by their classes and ids, which are the same in all languages.
describe('the web clipper of Obsidian', () => {
  const views: (ReturnType<typeof clippedView> & { readonly path: string })[] = []

  beforeAll(() => {
    for (const { path } of [
      routes.home,
      routes.download,
      routes.tutorial,
      routes.credits,
      routes.about,
    ])
      views.push({ path, ...clippedView(path) })
  })

  test('keeps the title and the headings of all sections', () => {
    expectNoFaults(
      faultsOn(views, ({ headings, text }) =>
        headings.filter((heading) => !text.includes(heading)),
      ),
    )
  })

  test('keeps the link to the file for every system', () => {
    expectNoFaults(
      faultsOn(views, ({ path, content }) =>
        path === routes.home.path || path === routes.download.path ? missingFiles(content) : [],
      ),
    )
  })
})

describe('without a style sheet', () => {
  test('no page says something about the system of its reader', () => {
    expectNoFaults(
      faultsOn(sitePages, ({ path, locale }) => {
        const { intelMac, unknownSystem } = messagesOf(locale, 'downloads')
        const text = readPage(path)('body').text()
        return [intelMac.title, unknownSystem].filter((statement) => text.includes(statement))
      }),
    )
  })

  test('labels that are next to each other have a space between them', () => {
    expectNoFaults(
      faultsOn<{ readonly path: string }>([...sitePages, ...swapPages], ({ path }) =>
        gluedTexts(readPage(path)),
      ),
    )
  })

  test('equal parts of a line are separated by more than a space', () => {
    expectNoFaults(faultsOn(sitePages, ({ path }) => unseparatedParts(readPage(path))))
  })

  test('every link has a text', () => {
    expectNoFaults(
      faultsOn(sitePages, ({ path }) => {
        const $ = readPage(path)
        return $('a[href]')
          .toArray()
          .filter((link) => !$(link).text().trim() && !$(link).find('img[alt!=" "]').length)
          .map(({ attribs }) => attribs.href)
      }),
    )
  })

  test('no image has an empty alternative text, for which text browsers print the file name', () => {
    expectNoFaults(
      faultsOn(sitePages, ({ path }) =>
        readPage(path)('img[alt=""]')
          .toArray()
          .map(({ attribs }) => attribs.src),
      ),
    )
  })
})

/** The parts of a parsed node that the tests read. The parser's own types have an enumeration that it doesn't export. */
interface PageNode {
  readonly type: string
  readonly name?: string
  readonly data?: string
  readonly parent?: PageNode | null
  readonly children?: readonly PageNode[]
}

/** Elements that text browsers show in a line of text. All others start a line. */
const inline = new Set(
  'a abbr b bdi bdo button cite code em i img input label mark q small span strong sub sup time u'.split(
    ' ',
  ),
)

/** Parts of a page whose texts are not labels in a line. */
const withoutLabels = 'svg, template, [aria-hidden=true], [role=img]'

/** Returns the pairs of equal parts of a line, such as two requirements, that only a space separates. */
function unseparatedParts($: CheerioAPI): string[] {
  const parts = $('span[class] + span[class]').filter(
    (_, part) => !$(part).closest(withoutLabels).length,
  )

  return parts.toArray().flatMap((part) => {
    const before = $(part).prev()
    const between = part.prev && 'data' in part.prev ? part.prev.data : ''
    const [end, start] = [before.text(), $(part).text()]
    const isOneLine =
      before.attr('class') === part.attribs.class &&
      !between.trim() &&
      /[\p{L}\p{N})]$/u.test(end) &&
      /^[\p{L}\p{N}(]/u.test(start)

    return isOneLine ? [`${end.slice(-20)}|${start.slice(0, 20)}`] : []
  })
}

/** Returns the pairs of texts of a page that are shown as one word, because there is no space between their elements. */
function gluedTexts($: CheerioAPI): string[] {
  const glued: string[] = []
  const skipped = new Set<PageNode>($(withoutLabels).toArray() as PageNode[])
  let before = ''

  const visit = (node: PageNode): void => {
    if (node.type === 'text') {
      // In running text, words and links may be joined, as in Japanese.
      const isLabel = inline.has(node.parent?.name ?? '')
      const text = node.data ?? ''

      if (isLabel && /[\p{L}\p{N}]$/u.test(before) && /^[\p{L}\p{N}]/u.test(text))
        glued.push(`${before.slice(-20)}|${text.slice(0, 20)}`)
      before = isLabel ? text : ''
    }

    if (node.type !== 'tag' || skipped.has(node)) return
    const isInline = inline.has(node.name ?? '')

    if (!isInline) before = ''
    node.children?.forEach(visit)
    if (!isInline) before = ''
  }

  $('body')
    .toArray()
    .forEach((body) => visit(body))

  return glued
}
