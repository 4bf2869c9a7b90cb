import { createHash } from 'node:crypto'
import { statSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio'
import sharp from 'sharp'
import { gitHistory } from '../../src/gatsby/gitHistory'
import { notFoundPath } from '../../src/lib/paths'
import { headingOf, openGraphLocale } from '../../src/lib/seo/pageTags'
import { defaultLocale, localeCodes, locales } from '../../src/site/locales'
import { palette } from '../../src/site/palette'
import { builtFiles, readBuilt, readPage } from '../support/builtSite'
import { pageFile } from '../../src/lib/pageFiles'
import { displayWidth } from '../support/displayWidth'
import { sitePages } from '../support/sitePages'
import { readContent, wordsOf } from '../support/words'

const pages = sitePages.map((page) => {
  const $ = readPage(page.path)
  const content = (selector: string) => $(`head ${selector}`).attr('content')
  return {
    ...page,
    content,
    canonical: $('head link[rel=canonical]').attr('href') ?? '',
    title: $('head title').text(),
    description: content('meta[name=description]') ?? '',
    alternates: $('head link[rel=alternate][hreflang]')
      .toArray()
      .map(({ attribs }) => [attribs.hreflang ?? '', attribs.href ?? ''] as const),
    others: $('head meta[property="og:locale:alternate"]')
      .toArray()
      .map((element) => $(element).attr('content')),
    data: $('head script[type="application/ld+json"]')
      .toArray()
      .map((element) => $(element).text()),
    words: wordsOf(page.locale, page.route),
  }
})

const { origin } = new URL(pages[0]?.canonical ?? '')
const byAddress = new Map(pages.map((page) => [page.canonical, page]))

const sitemap = load(readBuilt('sitemap-0.xml'), { xml: true })
const entries = sitemap('url')
  .toArray()
  .map((url) => ({
    loc: sitemap(url).children('loc').text(),
    lastmod: sitemap(url).children('lastmod').text(),
    alternates: sitemap(url)
      .children('xhtml\\:link')
      .toArray()
      .map(({ attribs }) => [attribs.hreflang ?? '', attribs.href ?? ''] as const),
  }))

const sorted = (alternates: readonly (readonly [string, string])[]) =>
  alternates.map((alternate) => alternate.join(' ')).sort()

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index)
}

describe.each(pages)('$name', (page) => {
  test('calls itself by the address that it is served at', () => {
    expect(page.canonical).toBe(origin + page.path)
    expect(page.content('meta[property="og:url"]')).toBe(page.canonical)
  })

  test('has an alternate in every language, of which each names this page in return', () => {
    const languages = page.alternates.map(([language]) => language)
    expect(languages.sort()).toEqual([...localeCodes, 'x-default'].sort())
    for (const [language, href] of page.alternates) {
      const other = byAddress.get(href)
      const locale = language === 'x-default' ? defaultLocale : language
      expect([language, other?.locale, other?.route]).toEqual([language, locale, page.route])
      expect(other?.alternates).toContainEqual([page.locale, page.canonical])
    }
  })

  test('has a title and a description of a length that is shown whole', () => {
    expect(displayWidth(page.title)).toBeLessThan(60)
    expect(displayWidth(page.description)).toBeGreaterThanOrEqual(110)
    expect(displayWidth(page.description)).toBeLessThanOrEqual(160)
    expect(page.content('meta[name=keywords]')).toBeTruthy()
  })

  test('is shared in its own words', () => {
    const heading = headingOf(page.words)
    const { title, description } = page.words.meta
    for (const [selector, expected] of [
      ['meta[property="og:title"]', title],
      ['meta[property="og:description"]', description],
      ['meta[property="og:image:alt"]', heading],
      ['meta[property="og:locale"]', openGraphLocale(page.locale)],
      ['meta[name="twitter:card"]', 'summary_large_image'],
      ['meta[name="twitter:title"]', title],
      ['meta[name="twitter:description"]', description],
      ['meta[name="twitter:image:alt"]', heading],
    ] as const) {
      expect([selector, page.content(selector)]).toEqual([selector, expected])
    }
    expect(new Set(page.others).size).toBe(localeCodes.length - 1)
    expect(page.others).not.toContain(openGraphLocale(page.locale))
  })

  test('gives the browser a colour for each theme', () => {
    for (const [theme, colour] of [
      ['light', palette.paper],
      ['dark', palette.paperInTheDark],
    ]) {
      expect(page.content(`meta[name=theme-color][media*=${theme}]`)).toBe(colour)
    }
  })

  test('has a social card of the right size and format', async () => {
    const address = page.content('meta[property="og:image"]') ?? ''
    expect(page.content('meta[name="twitter:image"]')).toBe(address)
    expect(address.startsWith(`${origin}/`)).toBe(true)
    const file = join('public', new URL(address).pathname)
    const { format, width, height } = await sharp(file).metadata()
    expect([format, width, height]).toEqual(['png', 1200, 630])
    expect(statSync(file).size).toBeLessThan(150_000)
  })

  test('speaks to machines in data that can be read', () => {
    expect(page.data).toHaveLength(1)
    const graph = JSON.parse(page.data[0] ?? '') as { '@context': string; '@graph': Node[] }
    expect(graph['@context']).toBe('https://schema.org')
    expect(graph['@graph'].length).toBeGreaterThan(0)
    expect(graph['@graph'].flatMap(faultsOf)).toEqual([])
  })
})

type Node = Record<string, unknown> & { '@type': string }

/** What the big search engines ask of each type, as far as it can be known. */
const required: Record<string, readonly string[]> = {
  Organization: ['name', 'url', 'logo', 'email', 'sameAs'],
  WebSite: ['name', 'url', 'inLanguage'],
  SoftwareApplication: [
    'name',
    'operatingSystem',
    'applicationCategory',
    'processorRequirements',
    'softwareVersion',
    'downloadUrl',
  ],
  FAQPage: ['mainEntity'],
  BreadcrumbList: ['itemListElement'],
  VideoObject: ['name', 'description', 'thumbnailUrl', 'embedUrl'],
}

function faultsOf(node: Node): string[] {
  const properties = required[node['@type']]
  if (!properties) return [`${node['@type']} is not expected here`]
  const missing = properties
    .filter((name) => node[name] === undefined || node[name] === '')
    .map((name) => `${node['@type']} has no ${name}`)
  const invented = ['offers', 'price', 'aggregateRating', 'review']
    .filter((name) => name in node)
    .map((name) => `${node['@type']} has ${name}, which nobody knows`)
  return [...missing, ...invented]
}

describe('the data of a page', () => {
  const nodesOf = ({ data }: (typeof pages)[number]) =>
    (JSON.parse(data[0] ?? '{}') as { '@graph': Node[] })['@graph']
  const typesOf = (route: string) =>
    pages
      .filter((page) => page.route === route)
      .map((page) => nodesOf(page).map((node) => node['@type']))

  test.each([
    ['home', ['Organization', 'WebSite', 'SoftwareApplication', 'SoftwareApplication']],
    ['download', ['SoftwareApplication', 'SoftwareApplication', 'BreadcrumbList']],
    ['price', ['FAQPage', 'BreadcrumbList']],
    ['tutorial', ['FAQPage', 'BreadcrumbList']],
    ['about', ['BreadcrumbList']],
  ])('on %s has %j', (route, types) => {
    for (const own of typesOf(route))
      expect(own.filter((type) => type !== 'VideoObject')).toEqual(types)
  })

  const asked = readContent('site/faq.yaml') as Readonly<Record<string, readonly string[]>>

  test.each(pages.filter(({ route }) => route in asked))(
    'on $name asks what the page asks, and answers alike',
    (page) => {
      const $ = readPage(page.path)
      // What only screen readers are told about a link is not part of the answer.
      $('main a[target=_blank] span').remove()
      const text = $('main').text().replace(/\s+/g, '')
      const questions = nodesOf(page)
        .filter((node) => node['@type'] === 'FAQPage')
        .flatMap((node) => node.mainEntity as { name: string; acceptedAnswer: { text: string } }[])
      expect(questions).toHaveLength(asked[page.route]?.length ?? 0)
      for (const { name, acceptedAnswer } of questions) {
        const answer = acceptedAnswer.text.replace(/^- /gm, '').replace(/\s+/g, '')
        expect(text).toContain(name.replace(/\s+/g, ''))
        expect(text).toContain(answer)
      }
    },
  )
})

describe('over all pages', () => {
  test.each(localeCodes)('titles in %s differ', (locale) => {
    const own = pages.filter((page) => page.locale === locale)
    expect(repeated(own.map(({ title }) => title))).toEqual([])
  })

  test('descriptions differ', () => {
    expect(repeated(pages.map(({ description }) => description))).toEqual([])
  })

  test('cards differ', () => {
    const digests = pages.map(({ content }) => {
      const { pathname } = new URL(content('meta[property="og:image"]') ?? '')
      return createHash('sha256')
        .update(readBuilt(pathname.slice(1)))
        .digest('hex')
    })
    expect(repeated(digests)).toEqual([])
  })
})

describe('the sitemap', () => {
  test('has every page once, and nothing else', () => {
    expect(entries.map(({ loc }) => loc).sort()).toEqual([...byAddress.keys()].sort())
  })

  test.each(entries)('names the alternates of $loc as its head does', ({ loc, alternates }) => {
    expect(alternates).toHaveLength(13)
    expect(sorted(alternates)).toEqual(sorted(byAddress.get(loc)?.alternates ?? []))
  })

  test('dates every page where there is a history, and tells no change of the future', () => {
    const dates = entries.map(({ lastmod }) => lastmod).filter(Boolean)
    expect(dates).toHaveLength(gitHistory(process.cwd()).size > 0 ? entries.length : 0)
    expect(dates.filter((date) => !(Date.parse(date) <= Date.now()))).toEqual([])
  })

  test('is named by its index, and the index by robots.txt', () => {
    const index = load(readBuilt('sitemap-index.xml'), { xml: true })
    expect(index('loc').text()).toBe(`${origin}/sitemap-0.xml`)
    expect(readBuilt('robots.txt')).toContain(`\nSitemap: ${origin}/sitemap-index.xml\n`)
  })

  test.each(['sitemap-index.xml', 'sitemap-0.xml'])('%s has its style sheet', (file) => {
    const address = /<\?xml-stylesheet type="text\/css" href="\/([^"]+)"\?>/.exec(readBuilt(file))
    expect(builtFiles).toContain(address?.[1])
  })
})

test.each(localeCodes)('the not-found page in %s is kept out of every list', (locale) => {
  const $ = readPage(notFoundPath(locale))
  expect($('meta[name=robots]').attr('content')).toBe('noindex')
  expect($('link[rel=canonical], link[hreflang], script[type="application/ld+json"]').length).toBe(
    0,
  )
  expect(readBuilt('sitemap-0.xml')).not.toContain('404')
})

test.each(pages)('$name may be listed', ({ content }) => {
  expect(content('meta[name=robots]')).toBeUndefined()
})

describe.each(localeCodes)('the manifest in %s', (locale) => {
  const home = pages.find((page) => page.route === 'home' && page.locale === locale)
  const $ = readPage(home?.path ?? '')
  const path = $('link[rel=manifest]').attr('href') ?? ''
  const manifest = JSON.parse(readBuilt(path.slice(1))) as {
    lang: string
    dir: string
    description: string
    start_url: string
    icons: { src: string; sizes: string }[]
  }

  test('speaks the language and starts at its home page', () => {
    const { lang, dir, description, start_url } = manifest
    expect({ lang, dir, description, start_url }).toEqual({
      lang: locale,
      dir: locales[locale].direction,
      description: home?.words.meta.description,
      start_url: home?.path,
    })
  })

  test('has icons of the sizes that it says', async () => {
    expect(manifest.icons.length).toBeGreaterThan(1)
    for (const { src, sizes } of manifest.icons) {
      const { width, height } = await sharp(join('public', src)).metadata()
      expect([src, `${String(width)}x${String(height)}`]).toEqual([src, sizes])
    }
  })
})

describe('the files for machines', () => {
  test('releases.json has the files of the content', () => {
    const { files } = JSON.parse(readBuilt('releases.json')) as { files: { key: string }[] }
    expect(files.map(({ key }) => key)).toEqual(['windowsDownloader', 'windowsSetup', 'macImage'])
  })

  test('the feed is dated, and has an entry for every dated release', () => {
    const feed = load(readBuilt('releases.atom'), { xml: true })
    const { files } = JSON.parse(readBuilt('releases.json')) as {
      files: { released: string | null; version: string | null }[]
    }
    expect(Date.parse(feed('feed > updated').text())).toBeLessThanOrEqual(Date.now())
    expect(feed('entry').length).toBe(
      files.filter(({ released, version }) => released && version).length,
    )
  })

  test('llms.txt leads to pages that exist only', () => {
    const links = Array.from(readBuilt('llms.txt').matchAll(/\]\(([^)]+)\)/g), ([, link]) => link)
    const own = links.filter((link = '') => link.startsWith(`${origin}/`))
    expect(own.length).toBeGreaterThan(9)
    expect(own.filter((link = '') => !byAddress.has(link))).toEqual([])
  })

  test.each(['/favicon.ico', '/favicon.svg', '/apple-touch-icon.png'])('%s is there', (path) => {
    expect(builtFiles).toContain(pageFile(path))
  })
})
