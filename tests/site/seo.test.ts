import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { load } from 'cheerio'
import sharp from 'sharp'
import { pageFile } from '../../src/lib/pageFiles'
import { notFoundPath, pathFor } from '../../src/lib/paths'
import { swapCaption } from '../../src/lib/sharedSwap'
import { defaultLocale, localeCodes, locales, type Locale } from '../../src/site/locales'
import { palette } from '../../src/site/palette'
import {
  builtFiles,
  builtPath,
  builtRedirects,
  project,
  readBuilt,
  readPage,
} from '../support/builtSite'
import { messagesOf, readContent, releaseFile, releaseFiles } from '../support/content'
import { difference, expectNoFaults, listDifferences } from '../support/faults'
import { sitePages, swapPages } from '../support/sitePages'

/** Returns the Open Graph code of a language. It has codes of its own for Arabic and Latin American Spanish. */
const openGraphLocale = (locale: Locale) =>
  ({ ar: 'ar_AR', es: 'es_LA' })[locale as string] ?? locales[locale].intl.replace('-', '_')

/** Returns whether a time is later than the build. */
const isNewerThanBuild = (time: number) => time > statSync(builtPath('index.html')).mtimeMs

type Node = Record<string, unknown> & { '@type': string }

const pages = sitePages.map((page) => {
  const $ = readPage(page.path)

  return {
    ...page,
    content: (selector: string) => $(`head ${selector}`).attr('content'),
    canonical: $('head link[rel=canonical]').attr('href') ?? '',
    title: $('head title').text(),
    description: $('head meta[name=description]').attr('content') ?? '',
    alternates: $('head link[rel=alternate][hreflang]')
      .toArray()
      .map(({ attribs }) => `${attribs.hreflang} ${attribs.href}`)
      .sort(),
    nodes: $('head script[type="application/ld+json"]')
      .toArray()
      .flatMap((script) => (JSON.parse($(script).text()) as { '@graph': Node[] })['@graph']),
    messages: messagesOf(page.locale, page.route),
  }
})

type Page = (typeof pages)[number]

const { origin } = new URL(pages[0]?.canonical ?? '')
const byUrl = new Map(pages.map((page) => [page.canonical, page]))
const { name: brand } = readContent<{ name: string }>('site/brand.yaml')

/** Runs a rule on every page. Returns all faults, each preceded by the path of the page. */
function onEveryPage(rule: (page: Page) => readonly (string | false | undefined)[]): string[] {
  return pages.flatMap((page) =>
    rule(page).flatMap((fault) => (fault ? `${page.path}: ${fault}` : [])),
  )
}

test('every page has its own URL as its canonical URL, and may be indexed', () => {
  expectNoFaults(
    onEveryPage(({ canonical, path, content }) => [
      canonical !== origin + path && `canonical is ${canonical}`,
      content('meta[property="og:url"]') !== canonical && 'og:url differs',
      content('meta[name=robots]') !== undefined && 'has a robots tag',
    ]),
  )
})

test('every page has the same alternate links as its translations', () => {
  expectNoFaults(
    onEveryPage(({ route, alternates }) => {
      const expected = pages
        .filter((other) => other.route === route)
        .flatMap(({ locale, canonical }) => [
          `${locale} ${canonical}`,
          ...(locale === defaultLocale ? [`x-default ${canonical}`] : []),
        ])

      return listDifferences('alternate link', expected, alternates)
    }),
  )
})

// The content check limits their length.
test('titles and descriptions are unique', () => {
  const repeated = (values: readonly string[]) =>
    values.filter((value, index) => values.indexOf(value) !== index)
  const titles = pages.map(({ locale, title }) => `${locale}: ${title}`)
  expectNoFaults(repeated([...titles, ...pages.map(({ description }) => description)]))
})

/** The values of the meta tags in a page's head, by selector. */
function expectedTags({ path, locale, messages: { meta } }: Page): readonly [string, string][] {
  const heading = readPage(path)('h1').text().trim()

  return [
    ['meta[property="og:title"]', meta.title],
    ['meta[property="og:description"]', meta.description],
    ['meta[name=keywords]', meta.keywords],
    ['meta[property="og:image:alt"]', heading],
    ['meta[property="og:locale"]', openGraphLocale(locale)],
    ['meta[property="og:type"]', 'website'],
    ['meta[property="og:site_name"]', brand],
    // The test of the social cards compares these with the file.
    ['meta[property="og:image:type"]', 'image/png'],
    ['meta[property="og:image:width"]', '1200'],
    ['meta[property="og:image:height"]', '630'],
    ['meta[name="twitter:card"]', 'summary_large_image'],
    ['meta[name=theme-color][media*=light]', palette.paper],
    ['meta[name=theme-color][media*=dark]', palette.paperInTheDark],
  ]
}

test('every page has the title and description from the content files in all meta tags', () => {
  expectNoFaults(
    onEveryPage((page) => [
      ...difference('title', page.messages.meta.title, page.title),
      ...difference('description', page.messages.meta.description, page.description),
      ...expectedTags(page).flatMap(([selector, value]) =>
        difference(selector, value, page.content(selector)),
      ),
    ]),
  )
})

test('every page names the other languages for Open Graph', () => {
  expectNoFaults(
    onEveryPage(({ path, locale }) => {
      const $ = readPage(path)
      const others = $('meta[property="og:locale:alternate"]')
        .toArray()
        .map((tag) => $(tag).attr('content'))
      const expected = localeCodes.filter((code) => code !== locale).map(openGraphLocale)

      return difference('og:locale:alternate', expected, others)
    }),
  )
})

test('every page has its own social card with the correct format and size', async () => {
  const digests = new Map<string, string>()
  const faults: string[] = []

  for (const { path } of [...pages, ...swapPages]) {
    const url = readPage(path)('meta[property="og:image"]').attr('content') ?? ''
    if (!url.startsWith(`${origin}/`)) faults.push(`${path}: ${url} is not absolute`)
    const file = builtPath(new URL(url, origin).pathname)
    const { format, width, height } = await sharp(file).metadata()
    if (format !== 'png' || width !== 1200 || height !== 630) faults.push(`${path}: wrong format`)
    if (statSync(file).size >= 150_000) faults.push(`${path}: ${file} is too large`)
    const digest = createHash('sha256').update(readFileSync(file)).digest('hex')
    if (digests.has(digest)) faults.push(`${path}: has the card of ${digests.get(digest)}`)
    digests.set(digest, path)
  }

  expectNoFaults(faults)
})

describe('structured data', () => {
  const required: Readonly<Record<string, readonly string[]>> = {
    Organization: ['name', 'url', 'logo', 'email', 'sameAs'],
    WebSite: ['name', 'url', 'inLanguage'],
    SoftwareApplication: [
      'name',
      'operatingSystem',
      'applicationCategory',
      'processorRequirements',
      'downloadUrl',
    ],
    FAQPage: ['mainEntity'],
    BreadcrumbList: ['itemListElement'],
    Product: ['name', 'description', 'image', 'offers'],
    VideoObject: ['name', 'description', 'thumbnailUrl', 'embedUrl'],
  }
  const nodesOf = (page: Page, type: string) => page.nodes.filter((node) => node['@type'] === type)

  test('has only known types, with all required properties and without invented values', () => {
    const { plans } = readContent<{ plans: { price: unknown }[] }>('site/plans.yaml')
    const invented = ['aggregateRating', 'review']
    if (plans.every(({ price }) => price === null)) invented.push('offers', 'price')
    expectNoFaults(
      onEveryPage(({ nodes }) => [
        nodes.length === 0 && 'has none',
        ...nodes.flatMap((node) => {
          const type = node['@type']
          const properties = required[type]
          if (!properties) return [`${type} is unknown`]
          return [
            ...properties.map((name) => !node[name] && `${type} has no ${name}`),
            ...invented.map((name) => name in node && `${type} has an invented ${name}`),
          ]
        }),
      ]),
    )
  })

  test('describes the newest version for each system', () => {
    const newest = (key: string, system: RegExp) => {
      const { version, channels } = releaseFile(key)
      const operatingSystem = expect.stringMatching(system) as string
      const common = { downloadUrl: channels.preferred, operatingSystem }
      return expect.objectContaining(
        version ? { ...common, softwareVersion: version } : common,
      ) as unknown
    }

    for (const page of pages) {
      const isExpected = page.route === 'home' || page.route === 'download'
      const apps = [newest('windowsDownloader', /^Windows/), newest('macImage', /^macOS/)]

      expect([page.path, nodesOf(page, 'SoftwareApplication')]).toEqual([
        page.path,
        isExpected ? apps : [],
      ])
    }
  })

  test('describes every demo that has a video, on the home page', () => {
    const { player, testimonials } = readContent<Queries.Testimonials>('site/testimonials.yaml')
    const shown = testimonials.filter(({ videoId }) => videoId)

    expectNoFaults(
      onEveryPage((page) => {
        const texts: Readonly<Record<string, { title: string; text: string }>> = messagesOf(
          page.locale,
          'home',
        ).testimonials.items
        const videos = shown.map(({ key, videoId }) => [
          `${player}${videoId}`,
          texts[key]?.title,
          texts[key]?.text,
        ])
        const described = nodesOf(page, 'VideoObject').map(({ embedUrl, name, description }) => [
          embedUrl,
          name,
          description,
        ])

        return difference('videos', page.route === 'home' ? videos : [], described)
      }),
    )
  })

  test('has a breadcrumb for every page but the home page, named as in the navigation', () => {
    const navigation =
      readContent<Record<string, { key: string; route?: string }[]>>('site/navigation.yaml')
    const entries = [navigation.header, navigation.footer].flatMap((list) => list ?? [])

    expectNoFaults(
      onEveryPage((page) => {
        const labels: Readonly<Record<string, string>> = messagesOf(
          page.locale,
          'common',
        ).navigation
        const { key } = entries.find(({ route }) => route === page.route) ?? { key: page.route }
        const trails = nodesOf(page, 'BreadcrumbList').map(({ itemListElement }) => {
          const { name, item } = (itemListElement as { name: string; item: string }[]).at(-1) ?? {}

          return { name, item }
        })
        const wanted = page.route === 'home' ? [] : [{ name: labels[key], item: page.canonical }]

        return difference('last breadcrumb', wanted, trails)
      }),
    )
  })

  test('describes every node that it refers to', () => {
    expectNoFaults(
      onEveryPage((page) => {
        const nodes = JSON.stringify(page.nodes)
        const referred = Array.from(nodes.matchAll(/\{"@id":("[^"]+")\}/g), ([, id = '']) => id)
        return referred.filter((id) => !nodes.includes(`"@id":${id},`))
      }),
    )
  })

  test('contains the same questions and answers as the page', () => {
    const questions = readContent<Readonly<Record<string, readonly string[]>>>('site/faq.yaml')
    const plain = (text: string) => text.replace(/\s+/g, '')
    const textOf = (html: string) => plain(load(html).text())

    expectNoFaults(
      onEveryPage((page) => {
        const entries = nodesOf(page, 'FAQPage').flatMap(
          ({ mainEntity }) => mainEntity as { name: string; acceptedAnswer: { text: string } }[],
        )
        const main = readPage(page.path)('main').clone()

        // Removes the visually hidden text "(opens in a new tab)", which the structured data does not contain.
        main.find('a[target=_blank] span').remove()
        const text = plain(main.text())

        return [
          entries.length !== (questions[page.route]?.length ?? 0) &&
            `has ${entries.length} questions`,
          ...entries.map(
            ({ name, acceptedAnswer }) =>
              !(text.includes(plain(name)) && text.includes(textOf(acceptedAnswer.text))) && name,
          ),
        ]
      }),
    )
  })
})

describe('the sitemap', () => {
  const sitemap = load(readBuilt('sitemap-0.xml'), { xml: true })
  const entries = sitemap('url').toArray()

  test('contains every page once, with the same alternate links as the page', () => {
    const urls = entries.map((entry) => sitemap(entry).children('loc').text())

    expect(urls.sort()).toEqual([...byUrl.keys()].sort())
    expectNoFaults(
      entries.flatMap((entry) => {
        const url = sitemap(entry).children('loc').text()
        const alternates = sitemap(entry)
          .children('xhtml\\:link')
          .toArray()
          .map(({ attribs }) => `${attribs.hreflang} ${attribs.href}`)

        return listDifferences(`link of ${url}`, byUrl.get(url)?.alternates ?? [], alternates)
      }),
    )
  })

  test('dates each page by a commit that is no older than the last change of its strings', () => {
    const git = (...args: string[]) => execFileSync('git', args, { cwd: project, encoding: 'utf8' })
    if (
      existsSync(join(project, '.git')) &&
      git('rev-parse', '--is-shallow-repository').trim() === 'false'
    ) {
      const commits = git('log', '--format=%cI').trim().split('\n').map(Date.parse)

      expectNoFaults(
        entries.flatMap((url) => {
          const page = byUrl.get(sitemap(url).children('loc').text())
          const date = Date.parse(sitemap(url).children('lastmod').text())
          const strings = `content/locales/${page?.locale}/${page?.route}.json`
          // Uncommitted or unbuilt changes have no date yet.
          const changed = Date.parse(git('log', '-1', '--format=%cI', '--', strings).trim())
          const isDated = commits.includes(date) && (date >= changed || isNewerThanBuild(changed))
          return isDated ? [] : `${page?.path}: ${new Date(date).toISOString()}`
        }),
      )
    }
  })

  test('is in the sitemap index, which is in robots.txt, and crawlers may request every page', () => {
    const index = load(readBuilt('sitemap-index.xml'), { xml: true })
    expect(index('loc').text()).toBe(`${origin}/sitemap-0.xml`)
    expect(readBuilt('robots.txt')).toContain(`\nSitemap: ${origin}/sitemap-index.xml\n`)
    expect(readBuilt('robots.txt')).not.toMatch(/^Disallow: *\S/m)
  })
})

test('not-found pages are not indexed', () => {
  const listed = 'link[rel=canonical], link[hreflang], script[type="application/ld+json"]'

  expectNoFaults(
    localeCodes.filter((locale) => {
      const $ = readPage(notFoundPath(locale))
      return $('meta[name=robots]').attr('content') !== 'noindex' || $(listed).length > 0
    }),
  )
  expect(readBuilt('sitemap-0.xml')).not.toContain('404')
})

describe('pages for shared swaps', () => {
  const { swap } = messagesOf('en', 'common')
  const faultsOf = (find: (page: (typeof swapPages)[number]) => string[]) =>
    swapPages.flatMap((page) => find(page).map((fault) => `${page.path}: ${fault}`))

  test('show the swap, its title and its sentence, also in messengers', () => {
    expectNoFaults(
      faultsOf(({ path, head, face }) => {
        const $ = readPage(path)
        const metaOf = (name: string) =>
          $(`meta[name="${name}"], meta[property="${name}"]`).attr('content')
        const heading =
          head === face ? swap.names[head] : `${swap.names[head]} × ${swap.names[face]}`
        const start = `${swapCaption(swap, { head, face })}. `
        const description = metaOf('description')

        return [
          ...difference('title', `${heading} · ${brand}`, $('title').text()),
          ...difference('heading', heading, $('h1').text()),
          ...difference('picture', `/icons/swap-${head}-${face}.svg`, $('main img').attr('src')),
          ...difference('description', start, description?.slice(0, start.length)),
          ...difference('og:title', heading, metaOf('og:title')),
          ...difference('og:image:alt', heading, metaOf('og:image:alt')),
          ...difference('og:description', description, metaOf('og:description')),
        ]
      }),
    )
  })

  test('have a link to the home page in every language, which opens the swap', () => {
    expectNoFaults(
      faultsOf(({ path, head, face }) => {
        const $ = readPage(path)
        const links = $('main a')
          .toArray()
          .map((link) => `${$(link).attr('href')} ${$(link).attr('lang')} ${$(link).text()}`)
        const expected = localeCodes.map((locale) => {
          const query = `swap=${head}-${face}${locale === 'en' ? '&locale=en' : ''}`
          return `${pathFor('home', locale)}?${query}#try ${locale} ${locales[locale].name}`
        })

        return listDifferences('link', expected, links)
      }),
    )
  })

  test('are not indexed, and name themselves as the page to share', () => {
    expectNoFaults(
      faultsOf(({ path }) => {
        const $ = readPage(path)

        return [
          ...difference('robots', 'noindex', $('meta[name=robots]').attr('content')),
          ...difference('canonical URL', origin + path, $('link[rel=canonical]').attr('href')),
          ...difference('og:url', origin + path, $('meta[property="og:url"]').attr('content')),
        ]
      }),
    )
    expect(readBuilt('sitemap-0.xml')).not.toContain('/swap/')
  })

  test('have fewer than 5,000 bytes', () => {
    expectNoFaults(
      faultsOf(({ path }) => {
        const { size } = statSync(builtPath(pageFile(path)))
        return size < 5000 ? [] : [`has ${size} bytes`]
      }),
    )
  })
})

test('the web app manifest of each language has translated strings, and icons with the declared sizes and purposes', async () => {
  for (const { locale, path, messages } of pages.filter(({ route }) => route === 'home')) {
    const file = readPage(path)('link[rel=manifest]').attr('href')?.slice(1) ?? ''
    const manifest = JSON.parse(readBuilt(file)) as {
      icons: Record<'src' | 'sizes' | 'purpose', string>[]
    }

    expect(manifest).toEqual({
      name: brand,
      short_name: brand,
      description: messages.meta.description,
      lang: locale,
      dir: locales[locale].direction,
      // Each language is an app of its own, in which its own pages open.
      id: path,
      start_url: path,
      scope: path,
      display: 'minimal-ui',
      background_color: palette.paper,
      theme_color: palette.paper,
      icons: expect.any(Array) as unknown,
    })
    expect(new Set(manifest.icons.map(({ purpose = 'any' }) => purpose))).toEqual(
      new Set(['any', 'maskable']),
    )
    for (const { src, sizes, purpose } of manifest.icons) {
      const { width, height } = await sharp(builtPath(src)).metadata()
      const { info } = await sharp(builtPath(src)).trim().toBuffer({ resolveWithObject: true })
      // Systems crop maskable icons to a circle of 80 % of the width. Other icons are larger.
      const isSafe = Math.hypot(info.width, info.height) <= 0.8 * width
      const shown = isSafe ? 'maskable' : 'any'

      expect([src, `${width}x${height}`, shown]).toEqual([src, sizes, purpose])
    }
  }
})

describe('machine-readable files', () => {
  test('releases.json and the feed contain the releases from the content files', () => {
    const { files } = JSON.parse(readBuilt('releases.json')) as { files: unknown }

    expect(files).toMatchObject(
      releaseFiles().map(({ key, version, sha256 }) => ({ key, version, sha256 })),
    )
    const feed = load(readBuilt('releases.atom'), { xml: true })
    const textsOf = (selector: string) =>
      feed(selector)
        .map((_, node) => feed(node).text())
        .get()
    const times = textsOf('entry > updated')

    expect(times).toEqual(times.toSorted().reverse())
    expect(textsOf('feed > updated')).toEqual([times[0] ?? expect.any(String)])
    const named = releaseFiles().map(({ version, fileName }) => `${version} ${fileName}`)
    const entries = feed('entry').map((_, entry) => {
      const version = feed(entry).children('title').text().split(' ').at(-1)
      return `${version} ${feed(entry).children('summary').text()}`
    })

    expectNoFaults(entries.get().filter((entry) => !named.includes(entry)))
    const dated = releaseFiles().filter(({ released, version }) => released && version)

    expect(entries.length).toBeGreaterThanOrEqual(dated.length)
  })

  test('llms.txt is UTF-8, and links to every English page and every language, and to existing files', () => {
    for (const { name } of Object.values(locales)) expect(readBuilt('llms.txt')).toContain(name)
    const links = Array.from(
      readBuilt('llms.txt').matchAll(/\]\(([^)]+)\)/g),
      ([, link = '']) => link,
    )
    const own = links.filter((link) => link.startsWith(`${origin}/`))
    const english = pages.filter(({ locale }) => locale === defaultLocale)
    const homes = pages.filter(({ route }) => route === 'home')

    expect(own).toEqual(
      expect.arrayContaining([...english, ...homes].map((page) => page.canonical)),
    )
    const latestFiles = builtRedirects().map(({ from }) => `${origin}${from}`)

    expectNoFaults(own.filter((link) => !byUrl.has(link) && !latestFiles.includes(link)))
  })

  test('every page has the icons of the site, and they exist', () => {
    const icons = [
      'icon /favicon.ico 32x32',
      'icon /favicon.svg image/svg+xml',
      'apple-touch-icon /apple-touch-icon.png',
    ]

    for (const icon of icons) expect(builtFiles).toContain(pageFile(icon.split(' ')[1] ?? ''))
    expectNoFaults(
      [...pages.map(({ path }) => path), ...localeCodes.map(notFoundPath)].flatMap((path) => {
        const shown = readPage(path)('head link[href*="icon"]')
          .toArray()
          .map(({ attribs: { rel, href, sizes, type } }) =>
            [rel, href, sizes, type].filter(Boolean).join(' '),
          )

        return listDifferences(`icon of ${path}`, icons, shown)
      }),
    )
  })
})
